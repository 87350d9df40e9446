/** @jest-environment node */
import sharp from 'sharp';
import { makeFolder } from '../fixtures/folders';
import { imageProblem } from './image-problem';

afterEach(() => jest.restoreAllMocks());

it('takes the size of a photo as browsers show it, after its rotation', async () => {
  const create = { width: 40, height: 30, channels: 3, background: 'red' } as const;
  const photo = await sharp({ create }).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  jest.spyOn(process, 'cwd').mockReturnValue(makeFolder({ 'public/media/a.jpg': photo }));
  const src = '/media/a.jpg';
  expect(imageProblem({ src, width: 30, height: 40 })).toBeUndefined();
  expect(imageProblem({ src, width: 40, height: 30 })).toContain('is 30 x 40: write width: 30, height: 40');
});
