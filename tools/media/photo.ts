import path from 'node:path';
import sharp from 'sharp';
import { inputOf, run } from './ffmpeg';
import { describe } from './probe';
import type { Draft } from './publish';

/** A photo that is smaller is blurred even in the first view. */
const smallest = { width: 4096, height: 2048 };

const open = (file: string) => sharp(file, { limitInputPixels: false, failOn: 'error' });

/** Decodes an image with sharp, or else with ffmpeg, which knows other formats. @returns the path of a PNG */
async function decode(file: string, draft: Draft): Promise<string> {
  const png = path.join(draft.scratch, 'photo.png');
  const header = await open(file)
    .metadata()
    .catch(() => undefined);
  const upright = open(file).autoOrient().flatten().toColorspace('srgb');
  const decoded = await upright
    .png({ compressionLevel: 1 })
    .toFile(png)
    .catch(() => undefined);
  if (decoded) return png;
  const format = header?.format === 'heif' ? 'HEIC' : path.extname(file).slice(1).toUpperCase() || 'a file';
  const [stream] = await describe(file, 'an image', draft).catch((error: Error) => {
    if (!header) throw error;
    return [];
  });
  const input = ['-v', 'error', '-err_detect', 'explode', '-i', inputOf(file)];
  await run('ffmpeg', [...input, '-frames:v', '1', png], draft).catch(() => {
    draft.signal?.throwIfAborted();
    throw new Error(`${file} is ${format} that neither sharp nor ffmpeg can decode: save it as JPEG.`);
  });
  // ffmpeg may take a tile for the whole.
  const { width } = await sharp(png).metadata();
  if (width !== (header?.width ?? stream?.width))
    throw new Error(`${file} is ${format} of which ffmpeg decodes only a part: save it as JPEG.`);
  return png;
}

/** What a 360 degree camera notes in a photo (https://developers.google.com/streetview/spherical-metadata). */
function panorama(xmp: string) {
  const valueOf = (name: string) => new RegExp(`GPano:${name}(?:="|>)([^"<]*)`).exec(xmp)?.[1];
  const numberOf = (name: string) => Number(valueOf(name) ?? NaN);
  return { valueOf, numberOf };
}

/** Puts a part of a panorama where it belongs. */
async function complete(file: string, png: string, xmp: string): Promise<void> {
  const { numberOf } = panorama(xmp);
  const [full, tall, part, left, top] = [
    'FullPanoWidthPixels',
    'FullPanoHeightPixels',
    'CroppedAreaImageWidthPixels',
    'CroppedAreaLeftPixels',
    'CroppedAreaTopPixels',
  ].map(numberOf) as [number, number, number, number, number];
  const { width, height } = await sharp(png).metadata();
  const scale = width / part;
  const [before, above] = [Math.round(left * scale), Math.round(top * scale)];
  const sides = {
    left: before,
    right: Math.round(full * scale) - before - width,
    top: above,
    bottom: Math.round(tall * scale) - above - height,
  };
  const values = Object.values(sides);
  if (values.some(Number.isNaN) || values.every((side) => side === 0)) return;
  if (values.some((side) => side < 0))
    throw new Error(`${file} says that it is a part of a panorama, but not which part: save it whole.`);
  const whole = await open(png)
    .extend({ ...sides, background: 'black' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  await sharp(whole, { limitInputPixels: false }).toFile(png);
}

/** Whether an image is dark and even around two circles, as two fisheye lenses leave it. */
async function isTwoCircles(png: string): Promise<boolean> {
  const [width, radius] = [256, 64];
  const sized = open(png)
    .resize(width, width / 2, { fit: 'fill' })
    .greyscale();
  const pixels = await sized.raw().toBuffer();
  const [inside, outside]: [number[], number[]] = [[], []];
  pixels.forEach((light, index) => {
    const [x, y] = [index % width, Math.floor(index / width)];
    const distance = Math.hypot((x % (2 * radius)) - radius + 0.5, y - radius + 0.5) / radius;
    if (distance > 1.04) outside.push(light);
    if (distance < 0.8) inside.push(light);
  });
  const mean = inside.reduce((sum, light) => sum + light, 0) / inside.length;
  const bright = outside.sort((a, b) => a - b)[Math.floor(0.97 * outside.length)]!;
  return bright < 32 && mean > bright + 20;
}

/**
 * Reads a 360 degree photo.
 *
 * @param file an equirectangular image
 * @returns the path of a PNG, whole and upright, with the middle of the photo in its middle
 * @throws {Error} one sentence when it does not exist, cannot be decoded, is too small, or is no such photo
 */
export async function readPhoto(file: string, draft: Draft): Promise<string> {
  const png = await decode(file, draft);
  const header = await open(file)
    .metadata()
    .catch(() => undefined);
  const xmp = header?.xmpAsString ?? '';
  const { valueOf, numberOf } = panorama(xmp);
  const projection = valueOf('ProjectionType') ?? 'equirectangular';
  if (projection !== 'equirectangular')
    throw new Error(`${file} is a ${projection} panorama: save it as an equirectangular image.`);
  await complete(file, png, xmp);
  const { width, height } = await sharp(png).metadata();
  const size = `it has ${width} x ${height} pixels`;
  if (Math.abs(width / height / 2 - 1) > 0.01)
    throw new Error(
      `${file} is not a 360 degree photo: ${size}, and an equirectangular image is twice as wide as high.`,
    );
  if (width < smallest.width || height < smallest.height)
    throw new Error(
      `${file} is too small: ${size}, and the minimum is ${smallest.width} x ${smallest.height}.`,
    );
  if (await isTwoCircles(png))
    throw new Error(
      `${file} has the two circles of a 360 degree camera: save it as an equirectangular image, with the camera's program.`,
    );
  const angle = (name: string) => numberOf(name) || 0;
  const [pitch, roll] = [angle('PosePitchDegrees'), angle('PoseRollDegrees')];
  if (pitch === 0 && roll === 0) return png;
  draft.report(`${file} was taken at ${pitch}° pitch and ${roll}° roll: it is leveled`);
  const level = path.join(draft.scratch, 'level.png');
  const filter = `v360=e:e:interp=lanczos:rorder=rpy:pitch=${-pitch}:roll=${-roll}`;
  await run('ffmpeg', ['-v', 'error', '-i', inputOf(png), '-vf', filter, '-frames:v', '1', level], draft);
  return level;
}
