/** @jest-environment node */
import sharp from 'sharp';
import { makeFolder } from '../fixtures/folders';
import { iconProblems } from './icon-problems';

const inFolder = (files: Record<string, string | Buffer>) => {
  jest.spyOn(process, 'cwd').mockReturnValue(makeFolder(files));
  return iconProblems();
};

afterEach(() => jest.restoreAllMocks());

it('is a PNG, in one place', async () => {
  const png = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  expect(inFolder({ 'public/icon.png': png })).toEqual([]);
  expect(inFolder({ 'public/icon.png': 'Not a picture' })).toEqual([
    'public/icon.png is no PNG: save it as PNG.',
  ]);
  expect(inFolder({ 'public/favicon.ico': png })).toEqual([
    'public/favicon.ico would hide the icon of the site: save it as public/icon.png.',
  ]);
});
