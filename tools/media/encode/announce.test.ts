/** @jest-environment node */
import { announce, inWords } from './announce';

const stages = [
  { name: 'hero in AV1', seconds: 90 },
  { name: 'hero in H.264', seconds: 30 },
];

/** Starts a run. @returns its lines, and how to report that a part of a stage is done after some seconds */
function start() {
  const [reported, shown] = [[] as string[], [] as string[]];
  let time = 0;
  const progress = {
    report: (line: string) => reported.push(line),
    show: (line: string) => shown.push(line),
  };
  const { stage } = announce(stages, progress, () => time);
  const at = (seconds: number, name: string, part: number) => {
    time = seconds;
    stage!(name, part);
    return shown.at(-1);
  };
  return { reported, at };
}

it('says at first what it encodes and about how long that takes', () => {
  expect(start().reported[0]).toBe('Encodes hero in AV1, hero in H.264: about 2 minutes.');
});

it('shows the percent, the stage and the time that is left at the speed of this machine', () => {
  const { at } = start();
  expect(at(180, 'hero in AV1', 0.5)).toBe('37 %: hero in AV1, about 5 minutes left');
  expect(at(480, 'hero in H.264', 0)).toBe('37 %: hero in H.264, about 14 minutes left');
});

it('takes no speed from an encode that an earlier run has finished', () => {
  const { at } = start();
  expect(at(0, 'hero in AV1', 1)).toBe('75 %: hero in AV1, about a minute left');
  expect(at(60, 'hero in H.264', 0.5)).toBe('87 %: hero in H.264, about a minute left');
  expect(at(240, 'hero in H.264', 0.6)).toBe('90 %: hero in H.264, about 3 minutes left');
});

it('never goes back when an encode is made again, because it was too large', () => {
  const { at } = start();
  at(100, 'hero in AV1', 1);
  expect(at(110, 'hero in AV1', 0.1)).toMatch(/^75 %/);
});

it.each([
  [20, 'a minute'],
  [61, '2 minutes'],
])('calls %d seconds %s', (seconds, words) => {
  expect(inWords(seconds)).toBe(words);
});
