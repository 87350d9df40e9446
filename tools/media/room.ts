import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { CubeFile, RoomImages } from '../../lib/content/generated/rooms';
import type { Room } from '../../lib/content/rooms';
import { inputOf, run } from './ffmpeg';
import { readPhoto } from './photo';
import { makeSizes } from './pictures';
import { finish, manifestOf, replaceFile, replaceMedia, type Draft } from './publish';

/** The sides of a cube's faces in pixels: for the first sharp view, and for who looks closer. */
const faces = { first: 1024, detail: 1536 };

/** Qualities above which more bytes show nothing more. */
const qualities = { avif: 50, jpg: 72 };

/** The rooms of the page, with their names and notes. */
const list = 'lib/content/rooms.json';

/** @returns a list in a JSON file of the site, empty without the file */
const readList = async <Item>({ root }: Draft, file: string): Promise<Item[]> =>
  JSON.parse(await readFile(path.join(root, file), 'utf8').catch(() => '[]'));

/** A room without notes. Its name has no digits of the id, which visitors might take for a number that counts. */
function newRoom(id: string): Room {
  const words = id.replace(/[\d-]+/g, ' ').trim() || 'room';
  const name = words[0]!.toUpperCase() + words.slice(1);
  return { id, name, alt: `${name}: the view ahead.`, notes: [], doors: [] };
}

/**
 * Makes a room from a 360 degree photo. It replaces the pictures of the room with its id, or adds a room at the end of the
 * list in lib/content/rooms.json.
 *
 * @param file an equirectangular image
 * @returns whether the room is new
 * @throws {Error} one sentence when something cannot be made; then nothing is replaced
 */
export async function makeRoom(file: string, id: string, draft: Draft): Promise<boolean> {
  const photo = await readPhoto(file, draft);
  /** Shows the photo in another projection (https://ffmpeg.org/ffmpeg-filters.html#v360). */
  const project = async (name: string, width: number, projection: string) => {
    // v360 takes single pixels of a larger picture.
    const sized = path.join(draft.scratch, `${name}-photo.png`);
    await sharp(photo)
      .resize(width, width / 2, { fit: 'fill' })
      .png({ compressionLevel: 1 })
      .toFile(sized);
    const to = path.join(draft.scratch, `${name}.png`);
    const filter = `v360=e:${projection}:interp=lanczos`;
    await run('ffmpeg', ['-v', 'error', '-i', inputOf(sized), '-vf', filter, '-frames:v', '1', to], draft);
    return to;
  };
  const makeCube = async (part: keyof typeof faces): Promise<RoomImages['first']> => {
    const face = faces[part];
    const cube = await project(part, 4 * face, `c3x2:w=${3 * face}:h=${2 * face}`);
    const name = part === 'first' ? `room-${id}` : `room-${id}-detail`;
    const make = async (extension: 'avif' | 'jpg', image: Sharp): Promise<CubeFile> => ({
      ...(await finish(draft, name, extension, await image.toBuffer())),
      face,
    });
    return {
      avif: await make('avif', sharp(cube).removeAlpha().avif({ quality: qualities.avif })),
      jpeg: await make('jpg', sharp(cube).removeAlpha().jpeg({ quality: qualities.jpg, mozjpeg: true })),
    };
  };
  // 16:9, ahead and a little down, so that people in the middle of the room are in the picture from head to feet.
  const view = await project('view', 6144, 'flat:w=1920:h=1080:h_fov=100:v_fov=67.68:pitch=-5');
  const pictures: RoomImages = {
    id,
    first: await makeCube('first'),
    detail: await makeCube('detail'),
    still: await makeSizes(view, `room-${id}`, [640, 1280, 1920], draft),
  };
  const made = await readList<RoomImages>(draft, manifestOf('room'));
  const rooms = new Map([...made, pictures].map((room) => [room.id, room]));
  await replaceMedia('room', draft, [...rooms.values()]);
  const listed = await readList<Room>(draft, list);
  if (listed.some((room) => room.id === id)) return false;
  await replaceFile(path.join(draft.root, list), [...listed, newRoom(id)]);
  return true;
}
