/** @jest-environment node */
import { loop } from './clock';
import { createStrands, pointsPerLine, type Arm } from './strands';

const up: Arm = { color: 'ember', direction: [0, 1], length: 4, lines: 40, flow: 1 };
const left: Arm = { color: 'tide', direction: [-1, 0], length: 4, lines: 40, flow: -1 };

/** The points of a moment, as one list per line. */
function trace(arm: Arm, time: number, stirred = 0, seed = 7) {
  const strands = createStrands([arm], seed);
  const positions = new Float32Array(strands.lines * pointsPerLine * 4);
  strands.trace(time, () => stirred, positions);
  return Array.from({ length: strands.lines }, (_, line) =>
    Array.from({ length: pointsPerLine }, (_, point) => {
      const at = (line * pointsPerLine + point) * 4;
      return { x: positions[at]!, y: positions[at + 1]! };
    }),
  );
}

const spreadOf = (values: readonly number[]) => Math.max(...values) - Math.min(...values);

it('ends where it began after a loop', () => {
  const first = trace(up, 0).flat();
  const last = trace(up, loop).flat();
  const far = last.filter(({ x, y }, index) => Math.hypot(x - first[index]!.x, y - first[index]!.y) > 1e-4);
  expect(far).toEqual([]);
});

it('moves within a loop', () => {
  expect(trace(up, 4)).not.toEqual(trace(up, 0));
});

it('is the same for the same seed, and different for another', () => {
  expect(trace(up, 5)).toEqual(trace(up, 5));
  expect(trace(up, 5, 0, 8)).not.toEqual(trace(up, 5));
});

it('meets in a narrow core', () => {
  const widths = trace(up, 3).map((line) => line[0]!.x);
  expect(spreadOf(widths)).toBeLessThan(0.12);
});

it('loosens with the distance from the core', () => {
  const lines = trace(up, 3);
  const near = spreadOf(lines.map((line) => line[8]!.x));
  const far = spreadOf(lines.map((line) => line[60]!.x));
  expect(far).toBeGreaterThan(3 * near);
});

it('opens further when stirred', () => {
  const width = (stirred: number) => spreadOf(trace(up, 3, stirred).map((line) => line[60]!.x));
  expect(width(1.5)).toBeGreaterThan(width(0));
});

it.each([
  ['up', up, (point: { x: number; y: number }) => point.y],
  ['left', left, (point: { x: number; y: number }) => -point.x],
] as const)('runs %s from the core', (_way, arm, reach) => {
  const ends = trace(arm, 2).map((line) => reach(line[40]!));
  expect(ends.reduce((sum, end) => sum + end) / ends.length).toBeGreaterThan(1);
});

it('draws every line to its end', () => {
  expect(createStrands([up, left], 1).lines).toBe(80);
  expect(
    trace(up, 1)
      .flat()
      .filter(({ x, y }) => !Number.isFinite(x + y)),
  ).toEqual([]);
});
