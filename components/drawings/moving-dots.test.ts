import { assemblyTime, rippleDuration, paintDots, placeDots, type Ripple } from './moving-dots';

const size = { width: 600, height: 400 };
const center = { x: 300, y: 200 };

const dots = new Float32Array(
  Array.from({ length: 13 * 9 }, (_dot, i) => [(i % 13) * 50, Math.floor(i / 13) * 50, 2]).flat(),
);

const placed = (age: number, ripples: Ripple[] = []) => placeDots(dots, size, age, ripples);

it('assembles from dots of no size, which come closer and closer to their places', () => {
  const astray = (age: number) => placed(age).reduce((sum, value, i) => sum + Math.abs(value - dots[i]!), 0);
  expect(placed(0).filter((_value, i) => i % 3 === 2)).toEqual(new Float32Array(dots.length / 3));
  expect(astray(200)).toBeLessThan(astray(50));
  expect(astray(600)).toBeLessThan(astray(200));
  expect(placed(assemblyTime)).toEqual(dots);
});

it('settles after a ripple from a corner', () => {
  const corner = { x: 0, y: 0 };
  expect(placed(assemblyTime, [{ ...corner, age: rippleDuration(corner, size) }])).toEqual(dots);
});

it('pushes dots outward at the front of a ripple, and leaves those before it', () => {
  const [near, , , far] = placeDots(Float32Array.of(350, 200, 2, 400, 200, 2), size, assemblyTime, [
    { ...center, age: 52 },
  ]);
  expect(near).toBeGreaterThan(353);
  expect(far).toBe(400);
});

it('paints a dot in its color, and ends it at the edge of the image', () => {
  const [width, height] = [20, 10];
  const data = new Uint8ClampedArray(4 * width * height);
  paintDots(Float32Array.of(0, 2.5, 3), '#d8430f', 2, { width, height, data });
  const pixelAt = (index: number) => [...data.slice(4 * index, 4 * index + 4)];
  expect(pixelAt(5 * width)).toEqual([0xd8, 0x43, 0x0f, 255]);
  expect(pixelAt(5 * width - 1)[3]).toBe(0);
});
