import type { CubeFile, RoomImages } from '../../lib/content/generated/rooms';
import { root as site } from '../run.mjs';
import { scaleCube, wideView } from './cube';
import { finish, withDraft, type Draft, type Progress } from './draft';
import { compress, makeSizes, type PosterFormat } from './encode/posters';
import { roomLimits } from './limits';
import { cubeOf } from './probe/photo';
import { replaceMedia } from './replace';

/** Makes all files of a room. */
async function makeRoom(id: string, cube: Buffer, draft: Draft): Promise<RoomImages> {
  const { best, still } = roomLimits;
  const makeCubes = async (name: string, { face, budget }: (typeof roomLimits)['first' | 'detail']) => {
    const picture = await scaleCube(cube, face);
    const make = async (format: PosterFormat): Promise<CubeFile> => {
      const image = await compress(picture, format, budget, best[format]);
      if (!image) throw new Error(`The room ${id} does not fit in ${budget} bytes: use a calmer picture.`);
      return { ...(await finish(draft, name, format, image)), face };
    };
    const files = { avif: await make('avif'), jpeg: await make('jpg') };
    draft.report?.(`${name}: ${files.avif.bytes} bytes as AVIF, ${files.jpeg.bytes} as JPEG`);
    return files;
  };
  const name = `room-${id}`;
  const view = await wideView(cube, draft);
  const sizes = { ...still, name, what: `The view of ${id}` };
  return {
    id,
    first: await makeCubes(name, roomLimits.first),
    detail: await makeCubes(`${name}-detail`, roomLimits.detail),
    still: {
      avif: await makeSizes(view, { ...sizes, format: 'avif' }, draft),
      jpeg: await makeSizes(view, { ...sizes, format: 'jpg' }, draft),
    },
  };
}

/**
 * Makes a room from a 360 degree photo. It replaces the one with its id, or is added at the end.
 *
 * @param file an equirectangular image
 * @param before the rooms that the site has
 * @param root the folder of the site
 * @throws {Error} one sentence when something cannot be made; then nothing is replaced
 */
export async function publishRoom(
  { id, file }: { id: string; file: string },
  before: readonly RoomImages[],
  progress: Progress = {},
  root = site,
): Promise<RoomImages[]> {
  return withDraft(root, progress, async (draft) => {
    const cube = await cubeOf(file, draft);
    const rooms = new Map(before.map((room) => [room.id, room]));
    rooms.set(id, await makeRoom(id, cube, draft));
    const made = [...rooms.values()];
    await replaceMedia('room', draft, made);
    return made;
  });
}
