import sharp from 'sharp';
import { columns, faces, placeOf, rows } from '../rooms/layout';

/** Where a face is in a file of six. @param face its side in pixels */
function boxOf(index: number, face: number) {
  const { column, row } = placeOf(index);
  return { left: column * face, top: row * face };
}

/** A 16:9 view of the front face. @param cube a PNG of six faces */
export async function frontView(cube: Buffer): Promise<Buffer> {
  const side = await sideOf(cube);
  const height = Math.round((side * 9) / 16);
  const { left, top } = boxOf(faces.indexOf('front'), side);
  const above = Math.round((side - height) / 2);
  return sharp(cube)
    .extract({ left, top: top + above, width: side, height })
    .png()
    .toBuffer();
}

/** The side of a face in pixels. */
async function sideOf(cube: Buffer): Promise<number> {
  const { width } = await sharp(cube).metadata();
  return width / columns;
}

/**
 * Changes the size of a cube. Each face is scaled on its own: faces that are neighbors in the image are not neighbors
 * on the cube.
 *
 * @param cube a PNG of six faces
 * @param face the new side of a face in pixels
 */
export async function scaleCube(cube: Buffer, face: number): Promise<Buffer> {
  const side = await sideOf(cube);
  if (side === face) return cube;
  const parts = await Promise.all(
    faces.map(async (_, index) => ({
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
