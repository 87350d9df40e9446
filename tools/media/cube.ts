import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Draft } from './draft';
import { inputOf, run } from './ffmpeg';
import { roomLimits } from './limits';

/** A file has six faces in this many columns and rows, as `CubeFile` says. */
const [columns, rows] = [3, 2];

/** Where a face is in its file. @param face its side in pixels */
const boxOf = (index: number, face: number) => ({
  left: (index % columns) * face,
  top: Math.floor(index / columns) * face,
});

/**
 * What the page shows of a room without the viewer: 16:9, ahead and a little down, so that people in the middle of the
 * room are in the picture from head to feet.
 *
 * @param cube a PNG of six faces
 * @returns a PNG, as wide as the widest still
 */
export async function wideView(
  cube: Buffer,
  { scratch, signal }: Pick<Draft, 'scratch' | 'signal'>,
): Promise<Buffer> {
  const [from, to] = [path.join(scratch, 'view-of.png'), path.join(scratch, 'view.png')];
  const width = Math.max(...roomLimits.still.widths);
  const size = `w=${width}:h=${(width * 9) / 16}:h_fov=100:v_fov=67.68:pitch=-5`;
  await writeFile(from, cube);
  const filter = ['-vf', `v360=c3x2:flat:${size}:interp=lanczos`];
  await run('ffmpeg', ['-v', 'error', '-y', '-i', inputOf(from), ...filter, '-frames:v', '1', to], signal);
  return sharp(to).removeAlpha().png().toBuffer();
}

/**
 * Changes the size of a cube. Each face is scaled on its own: faces that are neighbors in the image are not neighbors
 * on the cube.
 *
 * @param cube a PNG of six faces
 * @param face the new side of a face in pixels
 */
export async function scaleCube(cube: Buffer, face: number): Promise<Buffer> {
  const side = (await sharp(cube).metadata()).width / columns;
  if (side === face) return cube;
  const parts = await Promise.all(
    Array.from({ length: columns * rows }, async (_, index) => ({
      input: await sharp(cube)
        .extract({ ...boxOf(index, side), width: side, height: side })
        .resize(face, face)
        .png()
        .toBuffer(),
      ...boxOf(index, face),
    })),
  );
  return sharp({ create: { width: columns * face, height: rows * face, channels: 3, background: 'black' } })
    .composite(parts)
    .removeAlpha()
    .png()
    .toBuffer();
}
