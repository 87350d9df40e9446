/** @jest-environment node */
import sharp, { type OverlayOptions } from 'sharp';
import { scaleCube, wideView } from './cube';
import { makeFolder } from '../fixtures/folders';
import { describeWithFfmpeg } from './fixtures/footage';

const side = 90;
const shades = [10, 50, 90, 130, 170, 210];

/** A cube whose faces are plain, each in its own gray. */
async function cube() {
  const faces = shades.map((shade, index) => ({
    input: {
      create: { width: side, height: side, channels: 3, background: { r: shade, g: shade, b: shade } },
    },
    left: (index % 3) * side,
    top: Math.floor(index / 3) * side,
  }));
  return sharp({ create: { width: 3 * side, height: 2 * side, channels: 3, background: 'black' } })
    .composite(faces as OverlayOptions[])
    .png()
    .toBuffer();
}

const pixels = async (picture: Buffer) =>
  sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });

it('scales every face without light from the one next to it in the image', async () => {
  const { data, info } = await pixels(await scaleCube(await cube(), 20));
  expect([info.width, info.height]).toEqual([60, 40]);
  shades.forEach((shade, index) => {
    for (let y = 0; y < 20; y++) {
      for (let x = 0; x < 20; x++) {
        const at = (Math.floor(index / 3) * 20 + y) * 60 + (index % 3) * 20 + x;
        expect(data[at * info.channels]).toBe(shade);
      }
    }
  });
});

describeWithFfmpeg('the view', () => {
  it('shows the front between the faces beside it, sixteen to nine', async () => {
    const { data, info } = await pixels(await wideView(await cube(), { scratch: makeFolder() }));
    expect(info.width / info.height).toBe(16 / 9);
    const middle = (info.height / 2) * info.width;
    const seen = [0, info.width / 2, info.width - 1].map((x) => data[(middle + x) * info.channels]);
    expect(seen).toEqual([shades[1], shades[4], shades[0]]);
  });
});
