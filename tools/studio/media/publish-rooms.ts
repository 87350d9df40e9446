import type { CubeFile, RoomImages } from '../../../lib/content/generated/rooms';
import type { PosterFile } from '../../../lib/content/generated/videos';
import { root as site } from '../../run.mjs';
import { scaleCube, wideView } from './cube';
import { finish, withDraft, type Draft, type Progress } from './draft';
import { compress, makePoster, type PosterFormat } from './encode/posters';
import { roomLimits } from './limits';
import { replaceMedia } from './replace';

/** A room's image: a PNG of six faces, as `CubeFile` says. */
export type RoomCube = { id: string; cube: Buffer };

/** Makes all files of a room. */
async function makeRoom({ id, cube }: RoomCube, draft: Draft, progress: Progress): Promise<RoomImages> {
  const { best, still } = roomLimits;
  const makeCubes = async (name: string, { face, budget }: (typeof roomLimits)['first' | 'detail']) => {
    const picture = await scaleCube(cube, face);
    const make = async (format: PosterFormat): Promise<CubeFile> => {
      const image = await compress(picture, format, budget, best[format]);
      if (!image) throw new Error(`The room ${id} does not fit in ${budget} bytes: use a calmer picture.`);
      return { ...(await finish(draft, name, format, image)), face };
    };
    const files = { avif: await make('avif'), jpeg: await make('jpg') };
    progress.report?.(`${name}: ${files.avif.bytes} bytes as AVIF, ${files.jpeg.bytes} as JPEG`);
    return files;
  };
  const view = await wideView(cube, draft, progress.signal);
  const makeStill = async (format: PosterFormat, width: number): Promise<PosterFile> => ({
    ...(await finish(
      draft,
      `room-${id}-${width}`,
      format,
      await makePoster(view, width, format, still.budget, `The view of ${id}`),
    )),
    width,
  });
  const makeStills = async (format: PosterFormat) => {
    const made: PosterFile[] = [];
    for (const width of still.widths) made.push(await makeStill(format, width));
    return made;
  };
  return {
    id,
    first: await makeCubes(`room-${id}`, roomLimits.first),
    detail: await makeCubes(`room-${id}-detail`, roomLimits.detail),
    still: { avif: await makeStills('avif'), jpeg: await makeStills('jpg') },
  };
}

/**
 * Makes rooms. Each replaces the one with its id, or is added at the end.
 *
 * @param before the rooms that the site has
 * @param root the folder of the site
 * @throws {Error} one sentence when something cannot be made; then nothing is replaced
 */
export async function publishRooms(
  cubes: readonly RoomCube[],
  before: readonly RoomImages[],
  progress: Progress = {},
  root = site,
): Promise<RoomImages[]> {
  return withDraft(async (draft) => {
    const made = new Map(before.map((room) => [room.id, room]));
    for (const cube of cubes) {
      progress.signal?.throwIfAborted();
      made.set(cube.id, await makeRoom(cube, draft, progress));
    }
    const rooms = [...made.values()];
    await replaceMedia(root, 'room', draft, rooms, progress);
    return rooms;
  }, progress);
}
