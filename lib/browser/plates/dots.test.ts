import { assembly, lifeOf, paintDots, placeDots, type Ring } from './dots';

const size = { width: 600, height: 400 };
const center = { x: 300, y: 200 };

/** Dots of size 2 on a grid that touches all four edges. */
const dots = new Float32Array(
  Array.from({ length: 13 * 9 }, (_dot, i) => [(i % 13) * 50, Math.floor(i / 13) * 50, 2]).flat(),
);

const placed = (age: number, rings: Ring[] = []) => placeDots(dots, size, age, rings);

it('assembles from dots of no size, which come closer and closer to their places', () => {
  const astray = (age: number) => placed(age).reduce((sum, value, i) => sum + Math.abs(value - dots[i]!), 0);
  expect(placed(0).filter((_value, i) => i % 3 === 2)).toEqual(new Float32Array(dots.length / 3));
  expect(astray(200)).toBeLessThan(astray(50));
  expect(astray(600)).toBeLessThan(astray(200));
  expect(placed(assembly)).toEqual(dots);
});

it.each([center, { x: 0, y: 0 }, { x: 590, y: 380 }])('settles after a ring from $x, $y', (point) => {
  expect(placed(assembly, [{ ...point, age: lifeOf(point, size) }])).toEqual(dots);
});

it('pushes dots outward at the front of a ring, and leaves those before it', () => {
  const [near, , , far] = placeDots(Float32Array.of(350, 200, 2, 400, 200, 2), size, assembly, [
    { ...center, age: 52 },
  ]);
  expect(near).toBeGreaterThan(353);
  expect(far).toBe(400);
});

describe('painting', () => {
  const [width, height] = [20, 10];
  /** Paints one dot of a size at a position, at 2 pixels a unit. @returns each pixel's red, green, blue and opacity */
  const paint = (x: number, y: number, size: number) => {
    const data = new Uint8ClampedArray(4 * width * height);
    paintDots(new Float32Array([x, y, size]), '#d8430f', 2, { width, height, data });
    return Array.from({ length: width * height }, (_pixel, i) => [...data.slice(4 * i, 4 * i + 4)]);
  };

  it('has the color of the dot, and ends at the edge of the image', () => {
    const pixels = paint(0, 2.5, 3);
    expect(pixels[5 * width]).toEqual([0xd8, 0x43, 0x0f, 255]);
    expect([pixels[5 * width - 1]![3], pixels[6 * width - 1]![3]]).toEqual([0, 0]);
  });
});
