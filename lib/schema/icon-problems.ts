import { existsSync } from 'node:fs';
import { ownIcon } from '../build/icons';
import { inRoot, sizeOf } from './image-problem';

const drawn = ['public/favicon.ico', 'public/apple-touch-icon.png'];

export function iconProblems(): string[] {
  const others = drawn.filter((file) => existsSync(inRoot(file)));
  const problems = others.map((file) => `${file} would hide the icon of the site: save it as ${ownIcon}.`);
  const isBroken = existsSync(inRoot(ownIcon)) && sizeOf(ownIcon)?.type !== 'png';
  return isBroken ? [...problems, `${ownIcon} is no PNG: save it as PNG.`] : problems;
}
