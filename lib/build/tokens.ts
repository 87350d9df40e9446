import { readFileSync } from 'node:fs';
import path from 'node:path';
import { formatHex } from 'culori';

const tokens = readFileSync(path.join(process.cwd(), 'components/layout/styles/tokens.css'), 'utf8');

export function token(name: string): string {
  const [, value] = new RegExp(`--${name}: ([^;]+);`).exec(tokens) ?? [];
  if (!value) throw new Error(`components/layout/styles/tokens.css does not set --${name}.`);
  return value;
}

const hex = (name: string) => formatHex(token(name))!;

/** For images, and for what no stylesheet reaches. */
export const colors = {
  ink: hex('ink'),
  bone: hex('bone'),
  'mute-on-ink': hex('mute-on-ink'),
  ember: hex('ember'),
  'ember-print': hex('ember-print'),
  tide: hex('tide'),
};
