/** @jest-environment node */
import sharp from 'sharp';
import { withDraft } from '../draft';
import { describeWithFfmpeg, footageFolder } from '../fixtures/footage';
import { smallestPhoto } from '../limits';
import { cubeOf } from './photo';

const { at, make, write } = footageFolder();

const read = (file: string) => withDraft('', {}, (draft) => cubeOf(file, draft));

/** A plain image of this size. */
async function plain(name: string, width: number, height: number) {
  await sharp({ create: { width, height, channels: 3, background: 'gray' } }).toFile(at(name));
  return at(name);
}

/** A photo in which each color is a direction: red from left to right, green up, blue behind. */
async function compass(name: string) {
  const { width, height } = smallestPhoto;
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) {
    const up = Math.sin(Math.PI * (0.5 - (y + 0.5) / height));
    const level = Math.sqrt(1 - up * up);
    for (let x = 0; x < width; x++) {
      const yaw = 2 * Math.PI * ((x + 0.5) / width - 0.5);
      [level * Math.sin(yaw), up, -level * Math.cos(yaw)].forEach((part, channel) => {
        pixels[(y * width + x) * 3 + channel] = Math.round(127.5 + 127.5 * part);
      });
    }
  }
  await sharp(pixels, { raw: { width, height, channels: 3 } }).toFile(at(name));
  return at(name);
}

describeWithFfmpeg('a 360 degree photo', () => {
  it('becomes six faces: right, left, up; down, front, back', async () => {
    const cube = sharp(await read(await compass('compass.png'))).raw();
    const { data, info } = await cube.toBuffer({ resolveWithObject: true });
    const face = info.width / 3;
    /** The direction that a face shows at a place, from -1 to 1 from its left and from its top. */
    const shown = (index: number, u: number, v: number) => {
      const x = Math.round((index % 3) * face + ((u + 1) / 2) * face);
      const y = Math.round(Math.floor(index / 3) * face + ((v + 1) / 2) * face);
      return [0, 1, 2].map((channel) => data[(y * info.width + x) * info.channels + channel]! / 127.5 - 1);
    };
    const expected = [
      (u: number, v: number) => [1, -v, u],
      (u: number, v: number) => [-1, -v, -u],
      (u: number, v: number) => [u, 1, -v],
      (u: number, v: number) => [u, -1, v],
      (u: number, v: number) => [u, -v, -1],
      (u: number, v: number) => [-u, -v, 1],
    ];
    expected.forEach((direction, index) => {
      for (const [u, v] of [
        [0, 0],
        [0.7, 0.3],
        [-0.4, -0.9],
      ] as const) {
        const way = direction(u, v);
        const length = Math.hypot(...way);
        shown(index, u, v).forEach((part, axis) => {
          expect(Math.abs(part - way[axis]! / length)).toBeLessThan(0.02);
        });
      }
    });
  });

  it('may be in a format that only ffmpeg reads, and one percent off', async () => {
    const file = make('photo.tga', '-f', 'lavfi', '-i', 'color=gray:size=4128x2048', '-frames:v', '1');
    const { width, height } = await sharp(await read(file)).metadata();
    expect(width / height).toBe(1.5);
  });

  it('is refused in one sentence when it does not exist', async () => {
    await expect(read(at('none.jpg'))).rejects.toThrow(/none\.jpg was not found\.$/);
  });

  it.each([
    ['text', () => write('notes.jpg', 'Not a photo. '.repeat(99))],
    ['sound', () => make('sound.wav', '-f', 'lavfi', '-i', 'sine=duration=1')],
  ])('is refused in one sentence when it is %s', async (_what, file) => {
    await expect(read(file())).rejects.toThrow(/ is not an image\.$/);
  });

  it('is refused in one sentence when it is damaged', async () => {
    const whole = await sharp(await plain('whole.png', 4096, 2048))
      .jpeg()
      .toBuffer();
    const file = write('damaged.jpg', whole.subarray(0, whole.length / 2));
    await expect(read(file)).rejects.toThrow(/ is damaged\.$/);
  });

  it('is refused in one sentence when it is too small', async () => {
    const sentence = / is too small: it has 4000 x 2000 pixels, and the minimum is 4096 x 2048\.$/;
    await expect(read(await plain('small.png', 4000, 2000))).rejects.toThrow(sentence);
  });

  it('is refused in one sentence when it is not twice as wide as high', async () => {
    const sentence = / is not a 360 degree photo: it has 4200 x 2048 pixels, and an equirectangular image /;
    await expect(read(await plain('wide.png', 4200, 2048))).rejects.toThrow(sentence);
  });
});
