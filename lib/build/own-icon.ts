import { existsSync } from 'node:fs';
import path from 'node:path';
import { sizeOf } from './picture-size';

/** Replaces the icon that is drawn from the logo. */
export const ownIcon = 'public/icon.png';

const drawn = ['public/favicon.ico', 'public/apple-touch-icon.png'];

const exists = (file: string) => existsSync(path.join(process.cwd(), file));

export function iconProblems(): string[] {
  const others = drawn
    .filter(exists)
    .map((file) => `${file} would hide the icon of the site: save it as ${ownIcon}.`);
  const isBroken = exists(ownIcon) && sizeOf(ownIcon)?.type !== 'png';
  return isBroken ? [...others, `${ownIcon} is no PNG: save it as PNG.`] : others;
}
