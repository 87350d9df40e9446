/** @jest-environment node */
import { ball } from './solids/distance';
import { drawPlate, type Plate } from './plate';
import { paperFloor } from './drawing/shade';
import { sheet } from './solids/solid';

const light = { toward: [-0.5, 1, 0.5], ambient: 0.3, softness: 0.1, reach: 0.2 } as const;

/** A ball on a floor, small enough to draw quickly. */
const plate: Plate = {
  width: 120,
  height: 90,
  ground: 'bone',
  view: { eye: [0, 1, 5], target: [0, 0.5, 0], angle: 30 },
  light,
  grain: { fine: 0.7, bold: 1.5 },
  curve: { white: 0.85, black: 0.05 },
  seed: 1,
  solids: [
    sheet([0, 0, 0], [0, 1, 0], { value: paperFloor(light) }),
    {
      distance: ball([0, 0.5, 0], 0.5),
      center: [0, 0.5, 0],
      radius: 0.51,
      material: { value: 0.8, outline: 0.8 },
    },
  ],
};

/** The dots of a drawing. */
function dotsOf(svg: string): [number, number][] {
  return [...svg.matchAll(/d="(m[^"]+)"/g)].flatMap(([, path]) => {
    let x = 0;
    let y = 0;
    return [...path!.matchAll(/m(-?\d+) ?(-?\d+)z/g)].map(([, right, down]): [number, number] => {
      x += Number(right);
      y += Number(down);
      return [x, y];
    });
  });
}

it('draws the same plate twice with the same bytes', () => {
  expect(drawPlate(plate)).toBe(drawPlate(plate));
});

it('draws the side away from the light darker, and a shadow on the floor behind', () => {
  const dots = dotsOf(drawPlate(plate));
  const count = (left: number, right: number, top: number, bottom: number): number =>
    dots.filter(([x, y]) => x >= left && x < right && y >= top && y < bottom).length;
  expect(count(64, 72, 46, 56)).toBeGreaterThan(count(48, 56, 30, 40) * 1.5);
  expect(count(80, 100, 40, 75)).toBeGreaterThan(2);
  expect(count(0, 35, 60, 90)).toBe(0);
});

it('hides a line behind what is in front of it', () => {
  const behind = {
    points: [
      [-1.5, 0.5, -1],
      [1.5, 0.5, -1],
    ],
    width: 1,
  } as const;
  const parts = (line: NonNullable<Plate['lines']>[number]): number =>
    drawPlate({ ...plate, lines: [line] }).match(/M\d/g)?.length ?? 0;
  expect(parts(behind)).toBe(2);
  expect(parts({ ...behind, through: true })).toBe(1);
});

it('ends a line where the drawing has thinned out', () => {
  const line = {
    points: [
      [-1, 0.5, 1],
      [1, 0.5, 1],
    ],
    width: 1,
  } as const;
  const svg = drawPlate({ ...plate, lines: [line], fade: (x) => (x < 60 ? 1 : 0.4) });
  const [, from, right] = /M(\d+) \d+l(\d+)/.exec(svg)!;
  expect(Number(from)).toBeLessThan(45);
  expect(Number(from) + Number(right)).toBeGreaterThan(57);
  expect(Number(from) + Number(right)).toBeLessThan(62);
});

it('draws light instead of shadow on a dark wall', () => {
  const onBall = ([x, y]: [number, number]): boolean => Math.hypot(x - 60, y - 44) < 14;
  const share = (ground: Plate['ground']): number => {
    const dots = dotsOf(drawPlate({ ...plate, ground })).filter(onBall);
    return dots.filter(([x, y]) => x + y < 104).length / dots.length;
  };
  expect(share('ink')).toBeGreaterThan(share('bone') + 0.1);
});
