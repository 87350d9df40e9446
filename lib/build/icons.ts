import sharp from 'sharp';
import { site, type Site } from '../content/site';
import { colors } from './tokens';
import { drawSymbol } from './logo';

export const iconSizes = [32, 180, 192, 512] as const;

export const iconPath = (size: (typeof iconSizes)[number] | 'vector'): string =>
  size === 'vector' ? '/icons/icon.svg' : `/icons/${size}.png`;

/** Of three or more letters, only the first: nobody can read more at 32 pixels. */
export function iconSvg(logo: Site['logo'] = site.logo): string {
  const [letters] = logo;
  const readable: Site['logo'] = logo.length === 1 && letters.length > 2 ? [letters[0]!] : logo;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">' +
    `<path fill="${colors.ink}" d="M0 0h64v64H0z"/>${drawSymbol(readable)}</svg>`
  );
}

export function iconPng(size: number): Promise<Buffer> {
  return sharp(Buffer.from(iconSvg()), { density: 72 * (size / 64) })
    .resize(size)
    .png()
    .toBuffer();
}
