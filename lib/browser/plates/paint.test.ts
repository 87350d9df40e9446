import { paintDots } from './paint';

const image = { width: 20, height: 10 };

/** Paints one dot of a size at a position, at 2 pixels a unit. */
function paint(x: number, y: number, size: number, color = '#d8430f') {
  const pixels = new Uint32Array(image.width * image.height);
  paintDots(new Float32Array([x, y, size]), color, 2, image, pixels);
  return pixels;
}

const opacities = (pixels: Uint32Array) => [...pixels].map((pixel) => (pixel >>> 24) / 255);
const ink = (pixels: Uint32Array) => opacities(pixels).reduce((sum, opacity) => sum + opacity, 0);

it('paints with the color of the dot', () => {
  const bytes = new Uint8Array(paint(5, 2.5, 3).buffer);
  const at = 4 * (5 * image.width + 10);
  expect([...bytes.slice(at, at + 4)]).toEqual([0xd8, 0x43, 0x0f, 255]);
});

it.each([1.2, 2, 3])(
  'gives a dot of size %d as much ink as a circle, wherever it is between pixels',
  (size) => {
    for (const x of [5, 5.1, 5.37])
      expect(ink(paint(x, 2.6, size)) / (Math.PI * size ** 2)).toBeCloseTo(1, 1);
  },
);

it('cuts a dot at the edge of the image', () => {
  const row = (y: number) => opacities(paint(0, 2.5, 3)).slice(y * image.width, (y + 1) * image.width);
  expect(row(5)[0]).toBe(1);
  expect(row(5).at(-1)).toBe(0);
  expect(row(4).at(-1)).toBe(0);
});
