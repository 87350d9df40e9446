import type { CubeFile, RoomImages } from '../../lib/content/generated/rooms';
import type { PosterFile } from '../../lib/content/generated/videos';
import { root as site } from '../run.mjs';
import { scaleCube, wideView } from './cube';
import { finish, withDraft, type Draft, type Progress } from './draft';
import { compress, makePoster, type PosterFormat } from './encode/posters';
import { requireFfmpeg } from './ffmpeg';
import { roomLimits } from './limits';
import { cubeOf } from './probe/photo';
import { replaceMedia } from './replace';

/** Makes all files of a room. */
async function makeRoom(id: string, cube: Buffer, draft: Draft, progress: Progress): Promise<RoomImages> {
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
  await requireFfmpeg(progress.signal);
  return withDraft(
    root,
    async (draft) => {
      const cube = await cubeOf(file, draft, progress.signal);
      const rooms = new Map(before.map((room) => [room.id, room]));
      rooms.set(id, await makeRoom(id, cube, draft, progress));
      const made = [...rooms.values()];
      await replaceMedia(root, 'room', draft, made, progress);
      return made;
    },
    progress,
  );
}
