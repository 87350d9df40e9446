import { wcagContrast, type Oklch } from 'culori';
import { readColor, token } from '../../lib/build/tokens';

const file = 'components/layout/styles/tokens.css';

type Grounds = Record<string, number>;

/** The grounds of each color, and the contrast that it needs there: text 4.5, controls 3. */
const pairs = Object.entries<Grounds>({
  bone: { ink: 4.5, 'ink-raised': 4.5 },
  'mute-on-ink': { ink: 4.5, 'ink-raised': 4.5 },
  'mute-on-bone': { bone: 4.5 },
  'rule-on-ink': { ink: 3, 'ink-raised': 3 },
  ember: { ink: 4.5, 'ink-raised': 3 },
  tide: { ink: 4.5, 'ink-raised': 3 },
  'ember-deep': { bone: 3 },
  'ember-print': { bone: 3 },
});

/** Darker versions of ember. Too few browsers have relative colors to compute them. */
const versions = ['ember-deep', 'ember-print'];

export function colorProblems(valueOf: (name: string) => string = token): string[] {
  const colorOf = (name: string) => readColor(name, valueOf(name));
  return [
    ...pairs.flatMap(([name, grounds]) => contrastProblems(name, grounds, colorOf)),
    ...versions.flatMap((name) => hueProblems(name, colorOf(name), colorOf('ember'))),
  ];
}

function contrastProblems(name: string, grounds: Grounds, colorOf: (name: string) => Oklch): string[] {
  const color = colorOf(name);
  const isEnough = (l: number) =>
    Object.entries(grounds).every(
      ([ground, least]) => wcagContrast({ ...color, l }, colorOf(ground)) >= least,
    );
  if (isEnough(color.l)) return [];
  const [best] = Array.from({ length: 201 }, (_, step) => step / 200)
    .filter(isEnough)
    .sort((a, b) => Math.abs(a - color.l) - Math.abs(b - color.l));
  const advice = best === undefined ? 'change those' : `set its lightness to ${best}`;
  const where = `on ${Object.keys(grounds).join(' or ')}`;
  return [`${file}: --${name}, of lightness ${color.l}, has too little contrast ${where}: ${advice}.`];
}

function hueProblems(name: string, { h = 0 }: Oklch, { h: emberHue = 0 }: Oklch): string[] {
  const difference = Math.abs(h - emberHue);
  // Hues are a circle.
  const distance = Math.min(difference, 360 - difference);
  if (distance <= 10) return [];
  return [
    `${file}: --${name} has the hue ${h}, and --ember has ${emberHue}: set its hue to ${emberHue}, too.`,
  ];
}
