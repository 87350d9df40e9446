import { readFileSync } from 'node:fs';
import path from 'node:path';
import { formatHex, parse, type Oklch } from 'culori';

const file = 'components/layout/styles/tokens.css';
const tokens = readFileSync(path.join(process.cwd(), file), 'utf8');

export function token(name: string): string {
  const [, value] = new RegExp(`--${name}: ([^;]+);`).exec(tokens) ?? [];
  if (!value) throw new Error(`${file} does not set --${name}.`);
  return value;
}

/** @throws {Error} when the value is not like `oklch(0.7 0.19 40)`: culori reads more than browsers do */
export function readColor(name: string, value: string): Oklch {
  const isPlain = /^oklch\([\d.]+ [\d.]+ [\d.]+\)$/.test(value);
  const color = isPlain ? parse(value) : undefined;
  if (!color) throw new Error(`${file}: --${name} is "${value}". Write it like oklch(0.7 0.19 40).`);
  return color as Oklch;
}

const hex = (name: string) => formatHex(readColor(name, token(name)));

/** For images, and for what stylesheets do not reach. */
export const colors = {
  ink: hex('ink'),
  bone: hex('bone'),
  ember: hex('ember'),
  'ember-print': hex('ember-print'),
  tide: hex('tide'),
};
