import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { RoomImages } from '../../lib/content/generated/room-images';
import type { Room } from '../../lib/content/rooms';
import { pictureOf } from './ffmpeg';
import { finish, replaceFile, replaceMedia, type Draft } from './publish';
import { makeSizes } from './video';

const open = (file: string) => sharp(file, { limitInputPixels: false, failOn: 'error' });

/** Whether a camera with two lenses left two circles: outside them, the image is dark and even. */
async function isTwoCircles(png: string): Promise<boolean> {
  const [width, height] = [256, 128];
  const light = await open(png).resize(width, height, { fit: 'fill' }).greyscale().raw().toBuffer();
  const distances = Array.from(light, (_, pixel) => {
    const [x, y] = [(pixel % width) % height, Math.floor(pixel / width)];
    return Math.hypot(x - height / 2, y - height / 2) / (height / 2);
  });
  const inside = light.filter((_, pixel) => distances[pixel]! < 0.8);
  const outside = light.filter((_, pixel) => distances[pixel]! > 1.04).sort();
  const mean = inside.reduce((sum, value) => sum + value, 0) / inside.length;
  // Not the brightest pixels, which may be noise.
  const brightest = outside[Math.floor(0.97 * outside.length)]!;
  return brightest < 32 && mean > brightest + 20;
}

/** Levels a photo by its metadata (https://developers.google.com/streetview/spherical-metadata). */
export async function readPhoto(file: string, draft: Draft): Promise<string> {
  const png = path.join(draft.scratch, 'photo.png');
  const upright = open(file).autoOrient().flatten().toColorspace('srgb').png({ compressionLevel: 1 });
  const { width, height } = await upright.toFile(png).catch(({ message }) => {
    throw new Error(`${file} cannot be read as an image (${message}): save it as JPEG.`);
  });
  const size = `it has ${width} x ${height} pixels`;
  if (Math.abs(width / height / 2 - 1) > 0.01)
    throw new Error(
      `${file} is not a 360 degree photo: ${size}, and an equirectangular image is twice as wide as high.`,
    );
  if (width < 4096) throw new Error(`${file} is too small: ${size}, and the minimum is 4096 x 2048.`);
  if (await isTwoCircles(png))
    throw new Error(
      `${file} has the two circles of a camera: export it from the camera's app as a 360 degree photo.`,
    );
  const { xmpAsString = '' } = await open(file).metadata();
  const noted = (name: string) =>
    Number(new RegExp(`GPano:${name}(?:="|>)([^"<]*)`).exec(xmpAsString)?.[1] ?? 0);
  const isPart = (side: string) => noted(`CroppedAreaImage${side}Pixels`) < noted(`FullPano${side}Pixels`);
  if (isPart('Width') || isPart('Height'))
    throw new Error(`${file} is a part of a larger 360 degree photo: use the whole one.`);
  const [pitch, roll] = [noted('PosePitchDegrees'), noted('PoseRollDegrees')];
  if (pitch === 0 && roll === 0) return png;
  draft.report(`${file} was taken at ${pitch}° pitch and ${roll}° roll: it is leveled`);
  const filter = `v360=e:e:interp=lanczos:rorder=rpy:pitch=${-pitch}:roll=${-roll}`;
  return pictureOf(['-i', png], filter, 'level.png', draft);
}

const list = 'lib/content/rooms.json';

/** Without digits, which visitors might take for a number that counts. */
function newRoom(id: string): Room {
  const words = id.replace(/[\d-]+/g, ' ').trim() || 'room';
  const name = words[0]!.toUpperCase() + words.slice(1);
  return { id, name, alt: `${name}: the view ahead.`, notes: [], doors: [] };
}

export async function makeRoom(file: string, id: string, draft: Draft): Promise<string> {
  const photo = await readPhoto(file, draft);
  /** https://ffmpeg.org/ffmpeg-filters.html#v360 */
  const project = (width: number, projection: string) => {
    // v360 samples single pixels, so the photo must not be much larger.
    const filter = `scale=${width}:${width / 2}:flags=lanczos,v360=e:${projection}:interp=lanczos,format=rgb24`;
    return pictureOf(['-i', photo], filter, 'projected.png', draft);
  };
  const makeCube = async (name: string, face: number): Promise<RoomImages['first']> => {
    const cube = sharp(await project(4 * face, `c3x2:w=${3 * face}:h=${2 * face}`));
    // Higher qualities show no difference.
    const avif = await cube.clone().avif({ quality: 50 }).toBuffer();
    const jpeg = await cube.jpeg({ quality: 72, mozjpeg: true }).toBuffer();
    return {
      avif: { ...finish(draft, name, 'avif', avif), face },
      jpeg: { ...finish(draft, name, 'jpg', jpeg), face },
    };
  };
  const name = `room-${id}`;
  const first = await makeCube(name, 1024);
  const detail = await makeCube(`${name}-detail`, 1536);
  // A little down, so that people in the middle of the room show from head to feet.
  const view = await project(6144, 'flat:w=1920:h=1080:h_fov=100:v_fov=67.68:pitch=-5');
  const pictures = { id, first, detail, poster: await makeSizes(view, name, 50, [640, 1280, 1920], draft) };

  const read = async (json: string) => JSON.parse(await readFile(path.join(draft.root, json), 'utf8'));
  const made: RoomImages[] = await read('lib/content/generated/room.json');
  const listed: Room[] = await read(list);
  const rooms = new Map([...made, pictures].map((room) => [room.id, room]));
  await replaceMedia('room', draft, [...rooms.values()]);
  const isNew = listed.every((room) => room.id !== id);
  if (isNew) await replaceFile(draft, list, [...listed, newRoom(id)]);
  const rest = isNew ? 'Write its name, alt text and notes' : 'Check that its notes still fit';
  return `The room ${id} is in place. ${rest} in ${list}, then build the site.`;
}
