import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Metadata } from 'sharp';
import type { RoomImages } from '../../lib/content/generated/rooms';
import type { Room } from '../../lib/content/rooms';
import { inputOf, pictureOf, run } from './ffmpeg';
import { describe } from './probe';
import { finish, replaceFile, replaceMedia, type Draft } from './publish';
import { makeSizes } from './video';

const open = (file: string) => sharp(file, { limitInputPixels: false, failOn: 'error' });

/** Decodes an image with sharp, or else with ffmpeg, which knows other formats. @returns the path of a PNG */
async function decode(file: string, header: Metadata | undefined, draft: Draft): Promise<string> {
  const png = path.join(draft.scratch, 'photo.png');
  const upright = open(file).autoOrient().flatten().toColorspace('srgb').png({ compressionLevel: 1 });
  if (await upright.toFile(png).catch(() => undefined)) return png;
  if (!header) await describe(file, 'an image', draft);
  const format = header?.format === 'heif' ? 'HEIC' : path.extname(file).slice(1).toUpperCase();
  const strict = ['-err_detect', 'explode', '-i', inputOf(file), '-frames:v', '1', png];
  const isDecoded = await run('ffmpeg', strict, draft).catch(() => draft.signal?.throwIfAborted());
  // Of some formats, ffmpeg decodes only a tile.
  if (isDecoded && (!header || (await sharp(png).metadata()).width === header.width)) return png;
  throw new Error(`${file} is a damaged image, or ${format} that nothing here decodes: save it as JPEG.`);
}

/** Whether an image is dark and even around two circles, as two fisheye lenses leave it. */
async function isTwoCircles(png: string): Promise<boolean> {
  const pixels = await open(png).resize(256, 128, { fit: 'fill' }).greyscale().raw().toBuffer();
  const [inside, outside]: [number[], number[]] = [[], []];
  pixels.forEach((light, index) => {
    const distance = Math.hypot((index % 128) - 63.5, Math.floor(index / 256) - 63.5) / 64;
    if (distance > 1.04) outside.push(light);
    if (distance < 0.8) inside.push(light);
  });
  const mean = inside.reduce((sum, light) => sum + light, 0) / inside.length;
  const bright = outside.sort((a, b) => a - b)[Math.floor(0.97 * outside.length)]!;
  return bright < 32 && mean > bright + 20;
}

/**
 * Reads a 360 degree photo, as its camera noted it (https://developers.google.com/streetview/spherical-metadata).
 *
 * @param file an equirectangular image
 * @returns the path of a PNG that is upright, with the middle of the photo in its middle
 * @throws {Error} one sentence when it does not exist, cannot be decoded, is too small, or is no such photo
 */
export async function readPhoto(file: string, draft: Draft): Promise<string> {
  const header = await open(file)
    .metadata()
    .catch(() => undefined);
  const png = await decode(file, header, draft);
  const note = (name: string) =>
    new RegExp(`GPano:${name}(?:="|>)([^"<]*)`).exec(header?.xmpAsString ?? '')?.[1];
  const refuse = (why: string, advice: string) => new Error(`${file} ${why}: ${advice}.`);
  const whole = 'save it as an equirectangular image of all directions';
  const projection = note('ProjectionType') ?? 'equirectangular';
  if (projection !== 'equirectangular') throw refuse(`is a ${projection} panorama`, whole);
  const isPart = (side: string) => note(`CroppedAreaImage${side}Pixels`) !== note(`FullPano${side}Pixels`);
  if (isPart('Width') || isPart('Height')) throw refuse('is cut out of a panorama', whole);
  const { width, height } = await sharp(png).metadata();
  const size = `it has ${width} x ${height} pixels`;
  if (Math.abs(width / height / 2 - 1) > 0.01)
    throw refuse(
      'is not a 360 degree photo',
      `${size}, and an equirectangular image is twice as wide as high`,
    );
  // A smaller photo is blurred even in the first view.
  if (width < 4096) throw refuse('is too small', `${size}, and the minimum is 4096 x 2048`);
  if (await isTwoCircles(png)) throw refuse('has the two circles of a 360 degree camera', whole);
  const angle = (name: string) => Number(note(`Pose${name}Degrees`)) || 0;
  const [pitch, roll] = [angle('Pitch'), angle('Roll')];
  if (pitch === 0 && roll === 0) return png;
  draft.report(`${file} was taken at ${pitch}° pitch and ${roll}° roll: it is leveled`);
  const filter = `v360=e:e:interp=lanczos:rorder=rpy:pitch=${-pitch}:roll=${-roll}`;
  return pictureOf(['-i', inputOf(png)], filter, 'level.png', draft);
}

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
 * @throws {Error} one sentence when something cannot be made; then nothing is replaced
 */
export async function makeRoom(file: string, id: string, draft: Draft): Promise<string> {
  const photo = await readPhoto(file, draft);
  /** Shows the photo in another projection (https://ffmpeg.org/ffmpeg-filters.html#v360). */
  const project = async (width: number, projection: string) => {
    // v360 takes single pixels, so it needs a photo that is not much larger.
    const sized = path.join(draft.scratch, 'sized.png');
    await open(photo)
      .resize(width, width / 2, { fit: 'fill' })
      .png({ compressionLevel: 1 })
      .toFile(sized);
    const filter = `v360=e:${projection}:interp=lanczos,format=rgb24`;
    return pictureOf(['-i', inputOf(sized)], filter, 'projected.png', draft);
  };
  /** @param face the side of a face in pixels */
  const makeCube = async (name: string, face: number): Promise<RoomImages['first']> => {
    const cube = sharp(await project(4 * face, `c3x2:w=${3 * face}:h=${2 * face}`));
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
  const view = await project(6144, 'flat:w=1920:h=1080:h_fov=100:v_fov=67.68:pitch=-5');
  const pictures = { id, first, detail, poster: await makeSizes(view, name, [640, 1280, 1920], draft) };

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
