/** @jest-environment node */
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describeWithFfmpeg, footageFolder } from './fixtures/footage';
import { mediaFolder } from './draft';
import { roomLimits, smallestPhoto } from './limits';
import { publishRoom } from './publish-room';
import { manifestFolder } from './replace';

const { at, write } = footageFolder();

const photo = async (background: string) =>
  write(
    `${background}.png`,
    await sharp({ create: { ...smallestPhoto, channels: 3, background } })
      .png()
      .toBuffer(),
  );

describeWithFfmpeg('publishing', () => {
  it('adds a room at the end, and replaces the one with the same name in its place', async () => {
    const site = at('site');
    mkdirSync(site);
    const publish = async (id: string, color: string, before: Awaited<ReturnType<typeof publishRoom>>) =>
      publishRoom({ id, file: await photo(color) }, before, {}, site);
    const first = await publish('dome', 'gray', []);
    const second = await publish('garden', 'green', first);
    expect(second.map(({ id }) => id)).toEqual(['dome', 'garden']);
    expect(second[0]).toEqual(first[0]);

    const third = await publish('dome', 'red', second);
    expect(third.map(({ id }) => id)).toEqual(['dome', 'garden']);
    expect(third[0]).not.toEqual(first[0]);

    const manifest = readFileSync(path.join(site, manifestFolder, 'room.json'), 'utf8');
    const files = readdirSync(path.join(site, 'public', mediaFolder));
    expect(files).toHaveLength(2 * 10);
    for (const file of files) expect(manifest).toContain(`"/${mediaFolder}/${file}"`);
    const { src, face } = third[0]!.first.avif;
    expect(face).toBe(roomLimits.first.face);
    await expect(sharp(path.join(site, 'public', src)).metadata()).resolves.toMatchObject({
      width: 3 * face,
      height: 2 * face,
    });
  });
});
