import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { RoomImages } from '../../lib/content/generated/rooms';
import type { Room } from '../../lib/content/rooms';
import { inputOf, run } from './ffmpeg';
import { readPhoto } from './photo';
import { makeSizes } from './pictures';
import { finish, manifestOf, replaceFile, replaceMedia, type Draft } from './publish';

/** The rooms of the page, with their names and notes. */
const list = 'lib/content/rooms.json';

/** A room without notes. Its name has no digits of the id, which visitors might take for a number that counts. */
function newRoom(id: string): Room {
  const words = id.replace(/[\d-]+/g, ' ').trim() || 'room';
  const name = words[0]!.toUpperCase() + words.slice(1);
  return { id, name, alt: `${name}: the view ahead.`, notes: [], doors: [] };
}

/**
 * Makes a room from a 360 degree photo. It replaces the pictures of the room with its id, or adds a room at the end of
 * the list.
 *
 * @param file an equirectangular image
 * @returns whether the room is new
 * @throws {Error} one sentence when something cannot be made; then nothing is replaced
 */
export async function makeRoom(file: string, id: string, draft: Draft): Promise<boolean> {
  const photo = await readPhoto(file, draft);
  const png = (name: string) => path.join(draft.scratch, `${name}.png`);
  /** Shows the photo in another projection (https://ffmpeg.org/ffmpeg-filters.html#v360). */
  const project = async (name: string, width: number, projection: string) => {
    // v360 takes single pixels, so it needs a photo that is not much larger.
    const sized = sharp(photo, { limitInputPixels: false }).resize(width, width / 2, { fit: 'fill' });
    await sized.png({ compressionLevel: 1 }).toFile(png('sized'));
    const filter = `v360=e:${projection}:interp=lanczos,format=rgb24`;
    const args = ['-v', 'error', '-i', inputOf(png('sized')), '-vf', filter, '-frames:v', '1', png(name)];
    await run('ffmpeg', args, draft);
    return png(name);
  };
  /** @param face the side of a face in pixels */
  const makeCube = async (name: string, face: number): Promise<RoomImages['first']> => {
    const cube = sharp(await project(name, 4 * face, `c3x2:w=${3 * face}:h=${2 * face}`));
    // Above these qualities, more bytes show nothing more.
    const avif = await cube.clone().avif({ quality: 50 }).toBuffer();
    const jpeg = await cube.jpeg({ quality: 72, mozjpeg: true }).toBuffer();
    return {
      avif: { ...(await finish(draft, name, 'avif', avif)), face },
      jpeg: { ...(await finish(draft, name, 'jpg', jpeg)), face },
    };
  };
  const name = `room-${id}`;
  const first = await makeCube(name, 1024);
  const detail = await makeCube(`${name}-detail`, 1536);
  // 16:9, ahead and a little down, so that people in the middle of the room are in the picture from head to feet.
  const view = await project('view', 6144, 'flat:w=1920:h=1080:h_fov=100:v_fov=67.68:pitch=-5');
  const pictures = { id, first, detail, still: await makeSizes(view, name, [640, 1280, 1920], draft) };

  const read = async (json: string) => JSON.parse(await readFile(path.join(draft.root, json), 'utf8'));
  const made: RoomImages[] = await read(manifestOf('room'));
  const listed: Room[] = await read(list);
  await replaceMedia('room', draft, [
    ...new Map([...made, pictures].map((room) => [room.id, room])).values(),
  ]);
  const isNew = listed.every((room) => room.id !== id);
  if (isNew) await replaceFile(draft, list, [...listed, newRoom(id)]);
  return isNew;
}
