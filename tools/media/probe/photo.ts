import { existsSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { Draft } from '../draft';
import { inputOf, run, ToolFailed } from '../ffmpeg';
import { roomLimits, smallestPhoto } from '../limits';
import { textFormats } from './probe';
import { describe } from './streams';

/** How far a photo may be from two to one. */
const tolerance = 0.01;

/** More pixels than this show nothing more in the largest cube. */
const widest = 4 * roomLimits.detail.face;

/**
 * Reads an image with ffmpeg, which knows formats that sharp does not.
 *
 * @returns the path of a PNG
 */
async function convert(file: string, { scratch, signal }: Draft): Promise<string> {
  const notImage = new Error(`${file} is not an image.`);
  const refuse = (error: unknown) => {
    throw error instanceof ToolFailed ? notImage : error;
  };
  const { format } = await describe(file, signal).catch(refuse);
  if (textFormats.test(format.format_name)) throw notImage;
  const png = path.join(scratch, 'converted.png');
  await run('ffmpeg', ['-v', 'error', '-y', '-i', inputOf(file), '-frames:v', '1', png], signal).catch(
    refuse,
  );
  return png;
}

/**
 * Makes a cube from a 360 degree photo.
 *
 * @param file an equirectangular image
 * @returns a PNG of six faces
 * @throws {Error} one sentence when the file does not exist, is not an image, is too small or has another shape
 */
export async function cubeOf(file: string, draft: Draft): Promise<Buffer> {
  const { scratch, signal } = draft;
  if (!existsSync(file)) throw new Error(`${file} was not found.`);
  const open = (name: string) => sharp(name, { limitInputPixels: false });
  const readable = await open(file)
    .metadata()
    .then(
      () => file,
      () => convert(file, draft),
    );
  const { autoOrient } = await open(readable).metadata();
  const { width, height } = autoOrient;
  if (width < smallestPhoto.width || height < smallestPhoto.height) {
    throw new Error(
      `${file} is too small: it has ${width} x ${height} pixels, and the minimum is ${smallestPhoto.width} x ${smallestPhoto.height}.`,
    );
  }
  if (Math.abs(width / height / 2 - 1) > tolerance) {
    throw new Error(
      `${file} is not a 360 degree photo: it has ${width} x ${height} pixels, and an equirectangular image is twice as wide as high.`,
    );
  }
  signal?.throwIfAborted();
  const flat = path.join(scratch, 'photo.png');
  const shown = Math.min(width, widest);
  await open(readable)
    .autoOrient()
    .flatten()
    .toColorspace('srgb')
    .resize(shown, Math.round(shown / 2), { fit: 'fill' })
    .png({ compressionLevel: 1 })
    .toFile(flat)
    .catch(() => {
      throw new Error(`${file} is damaged.`);
    });
  const cube = path.join(scratch, 'cube.png');
  const face = roomLimits.detail.face;
  const filter = `v360=e:c3x2:w=${3 * face}:h=${2 * face}:interp=lanczos`;
  await run(
    'ffmpeg',
    ['-v', 'error', '-y', '-i', inputOf(flat), '-vf', filter, '-frames:v', '1', cube],
    signal,
  );
  return sharp(cube).removeAlpha().png({ compressionLevel: 1 }).toBuffer();
}
