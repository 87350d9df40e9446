/** @jest-environment node */
import { announce } from './announce';

const av1 = { title: 'hero in AV1', seconds: 90 };
const h264 = { title: 'hero in H.264', seconds: 30 };

/** Starts a run. @returns its lines, and how to report that a part of a stage is done after some seconds */
function start() {
  const [reported, shown] = [[] as string[], [] as string[]];
  let time = 0;
  const progress = {
    report: (line: string) => reported.push(line),
    show: (line: string) => shown.push(line),
  };
  const onPart = announce([av1, h264], progress, () => time);
  const at = (seconds: number, stage: typeof av1, part: number) => {
    time = seconds;
    onPart(stage, part);
    return shown.at(-1);
  };
  return { reported, at };
}

it('says at first what it encodes and about how long that takes', () => {
  expect(start().reported[0]).toBe('Encodes hero in AV1, hero in H.264: about 2 minutes.');
});

it('shows the percent, the stage and the time that is left at the speed of this machine', () => {
  const { at } = start();
  expect(at(1, av1, 0.01)).toBe('0 %: hero in AV1, about 2 minutes left');
  expect(at(180, av1, 0.5)).toBe('37 %: hero in AV1, about 5 minutes left');
  expect(at(480, h264, 0)).toBe('75 %: hero in H.264, about 3 minutes left');
});

it('never goes back when an encode is made again, because it was too large', () => {
  const { at } = start();
  at(100, av1, 1);
  expect(at(110, av1, 0.1)).toMatch(/^75 %/);
});
