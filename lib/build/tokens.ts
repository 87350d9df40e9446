import { readFileSync } from 'node:fs';
import path from 'node:path';
import { formatHex } from 'culori';

const tokens = readFileSync(path.join(process.cwd(), 'components/layout/styles/tokens.css'), 'utf8');

/** The first value of a custom property in tokens.css. @throws {Error} if there is none */
export function token(name: string): string {
  const [, value] = new RegExp(`--${name}: ([^;]+);`).exec(tokens) ?? [];
  if (!value) throw new Error(`components/layout/styles/tokens.css does not set --${name}.`);
  return value;
}

const hex = (name: string) => formatHex(token(name))!;

/** Colors as `#rrggbb`, for images and for what no stylesheet reaches. */
export const colors = {
  ink: hex('ink'),
  bone: hex('bone'),
  'mute-on-ink': hex('mute-on-ink'),
  ember: hex('ember'),
  'ember-print': hex('ember-print'),
  tide: hex('tide'),
};
