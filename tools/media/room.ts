import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { RoomImages } from '../../lib/content/media/room-images';
import type { Room } from '../../lib/schema/pages';
import { writeImage } from './ffmpeg';
import { addFile, replaceFile, replaceMedia, type Workspace } from './workspace';
import { makeSizes } from './video';

/** Degrees. Cameras note a hand that was not quite still, and nobody sees that. */
const mostTilt = 5;

const open = (file: string) => sharp(file, { limitInputPixels: false, failOn: 'error' });

/** A camera with two lenses leaves two circles on black: the corners are black, and the middles of both halves are not. */
async function isTwoCircles(png: string): Promise<boolean> {
  const width = 40;
  const height = 20;
  const light = await open(png).resize(width, height, { fit: 'fill' }).greyscale().raw().toBuffer();
  const at = (x: number, y: number) => light[y * width + x]!;
  const right = width - 1;
  const bottom = height - 1;
  const brightestCorner = Math.max(at(0, 0), at(right, 0), at(0, bottom), at(right, bottom));
  const darkestMiddle = Math.min(at(width / 4, height / 2), at((3 * width) / 4, height / 2));
  return brightestCorner < 16 && darkestMiddle > brightestCorner + 32;
}

/** @throws {Error} unless it is a whole, level 360 degree photo */
export async function readPhoto(file: string, workspace: Workspace): Promise<string> {
  const png = path.join(workspace.scratch, 'photo.png');
  const upright = open(file).autoOrient().flatten().toColorspace('srgb').png({ compressionLevel: 1 });
  const { width, height } = await upright.toFile(png).catch(() => {
    throw new Error(`${file} cannot be read as an image: save it as JPEG.`);
  });
  const size = `it has ${width} x ${height} pixels`;
  const ratio = width / height;
  if (ratio < 1.98 || ratio > 2.02)
    throw new Error(
      `${file} is not a 360 degree photo: ${size}, and an equirectangular image is twice as wide as high.`,
    );
  if (width < 4096) throw new Error(`${file} is too small: ${size}, and the minimum is 4096 x 2048.`);
  if (await isTwoCircles(png))
    throw new Error(
      `${file} has the two circles of a camera: export it from the camera's app as a 360 degree photo.`,
    );
  // https://developers.google.com/streetview/spherical-metadata
  const { xmpAsString = '' } = await open(file).metadata();
  const noted = (name: string) =>
    Number(new RegExp(`GPano:${name}(?:="|>)([^"<]*)`).exec(xmpAsString)?.[1] ?? 0);
  const isPart = (side: string) => noted(`CroppedAreaImage${side}Pixels`) < noted(`FullPano${side}Pixels`);
  if (isPart('Width') || isPart('Height'))
    throw new Error(`${file} is a part of a larger 360 degree photo: use the whole one.`);
  const tilt = Math.max(Math.abs(noted('PosePitchDegrees')), Math.abs(noted('PoseRollDegrees')));
  if (tilt > mostTilt)
    throw new Error(`${file} is tilted by ${tilt}°: level it in the camera's app, and export it again.`);
  return png;
}

const list = 'lib/content/rooms.json';

/** Without digits, which visitors might take for a number that counts. */
function newRoom(id: string): Room {
  const words = id.replace(/[\d-]+/g, ' ').trim() || 'room';
  const name = words[0]!.toUpperCase() + words.slice(1);
  return { id, name, alt: `${name}: the view ahead.`, notes: [], doors: [] };
}

export async function makeRoom(file: string, id: string, workspace: Workspace): Promise<string> {
  const photo = await readPhoto(file, workspace);
  /** https://ffmpeg.org/ffmpeg-filters.html#v360 */
  const project = (width: number, projection: string) => {
    // v360 samples single pixels, so the photo must not be much larger.
    const filter = `scale=${width}:${width / 2}:flags=lanczos,v360=e:${projection}:interp=lanczos,format=rgb24`;
    return writeImage(['-i', photo], filter, 'projected.png', workspace);
  };
  const makeCube = async (name: string, face: number): Promise<RoomImages['base']> => {
    const cube = sharp(await project(4 * face, `c3x2:w=${3 * face}:h=${2 * face}`));
    // Higher qualities show no difference.
    const avif = await cube.clone().avif({ quality: 50 }).toBuffer();
    const jpeg = await cube.jpeg({ quality: 72, mozjpeg: true }).toBuffer();
    return {
      avif: { ...addFile(workspace, name, 'avif', avif), face },
      jpeg: { ...addFile(workspace, name, 'jpg', jpeg), face },
    };
  };
  const name = `room-${id}`;
  const base = await makeCube(name, 1024);
  const detail = await makeCube(`${name}-detail`, 1536);
  // A little down, so that people in the middle of the room show from head to feet.
  const view = await project(6144, 'flat:w=1920:h=1080:h_fov=100:v_fov=67.68:pitch=-5');
  const pictures = {
    id,
    base,
    detail,
    poster: await makeSizes(view, name, 50, [640, 1280, 1920], workspace),
  };

  const read = async (json: string) => JSON.parse(await readFile(path.join(workspace.root, json), 'utf8'));
  const made: RoomImages[] = await read('lib/content/generated/room.json');
  const listed: Room[] = await read(list);
  const rooms = new Map([...made, pictures].map((room) => [room.id, room]));
  await replaceMedia('room', workspace, [...rooms.values()]);
  const isNew = listed.every((room) => room.id !== id);
  if (isNew) await replaceFile(workspace, list, [...listed, newRoom(id)]);
  const rest = isNew ? 'Write its name, alt text and notes' : 'Check that its notes still fit';
  return `The room ${id} is in place. ${rest} in ${list}, then build the site.`;
}
