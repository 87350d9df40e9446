/** @jest-environment node */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from '../../lib/fixtures/folders';
import { addFile, replaceMedia, withWorkspace } from './workspace';

it('replaces the files of one kind, and leaves those of the others', async () => {
  const media = 'public/media/generated';
  const root = makeFolder({ [`${media}/hero-640.0.avif`]: 'old', [`${media}/room-hall.0.avif`]: 'kept' });
  await withWorkspace({ root, log: () => {} }, async (workspace) => {
    const image = addFile(workspace, 'hero-640', 'avif', Buffer.from('new'));
    await replaceMedia('hero', workspace, { image });
  });
  const [hero, room, ...others] = readdirSync(path.join(root, media)).sort();
  expect(hero).toMatch(/^hero-640\.[\da-f]{8}\.avif$/);
  expect([room, others]).toEqual(['room-hall.0.avif', []]);
});
