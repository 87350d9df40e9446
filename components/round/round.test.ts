import { readFileSync } from 'node:fs';
import { readSheet, shownDots } from './sheet';
import { countOnBeat, judge, roundTime, targets, type Hit } from './judge';

const sheet = readSheet(readFileSync('public/media/round.svg', 'utf8'));
const all = targets.map((_, target) => ({ target, error: 0 }));
const shown = (hits: readonly Hit[]) => shownDots(sheet, hits).length;

it('has its targets in time for the end, and two close ones for both hands', () => {
  expect(targets.at(-1)!.time).toBeLessThan(roundTime);
  const close = targets.filter(({ time }, index) => (targets[index + 1]?.time ?? Infinity) - time < 0.3);
  for (const one of close) expect(targets[targets.indexOf(one) + 1]!.side).not.toBe(one.side);
});

it.each([
  [-0.09, 1],
  [0.09, 1],
  [-0.15, 0],
  [0.18, 0],
])('takes a press %s s from its beat for a hit, of which %s is on the beat', (error, count) => {
  const { time, side } = targets[0]!;
  const hit = judge([], time + error, side)!;
  expect(hit.target).toBe(0);
  expect(countOnBeat([hit])).toBe(count);
});

it('takes no press for a hit that is too late, of the other hand, or of a target that was hit', () => {
  const { time, side } = targets[0]!;
  expect(judge([], time + 0.2, side)).toBeUndefined();
  expect(judge([], time, side === 'left' ? 'right' : 'left')).toBeUndefined();
  expect(judge(all.slice(0, 1), time, side)).toBeUndefined();
});

it('draws nothing without a hit, everything with all of them, and less of one off the beat', () => {
  expect(shown([])).toBe(0);
  expect(shown(all)).toBe(sheet.dots.length);
  expect(shown(all.slice(0, 10))).toBeGreaterThan(shown(all.slice(0, 9)));
  expect(shown(all.map((hit) => ({ ...hit, error: 0.15 })))).toBeLessThan(shown(all) / 2);
});
