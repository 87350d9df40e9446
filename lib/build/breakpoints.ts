import { readFileSync } from 'node:fs';
import path from 'node:path';

const file = 'components/layout/styles/breakpoints.css';
const css = readFileSync(path.join(process.cwd(), file), 'utf8');

/** The media query behind a name in breakpoints.css, for the attributes of images and videos. */
export function breakpoint(name: 'phone' | 'tall'): string {
  const [, query] = new RegExp(`@custom-media --${name} (.+);`).exec(css) ?? [];
  if (!query) throw new Error(`${file} has no --${name}.`);
  return query;
}
