import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { site } from '../content/site';
import type { Site } from '../schema/pages';
import { drawSymbol } from './logo';
import { colors } from './tokens';

/** Replaces the icon that is drawn from the logo. */
export const ownIcon = 'public/icon.png';

export const iconSizes = [192, 512] as const;

export const iconPath = (size: (typeof iconSizes)[number]): string => `/icons/${size}.png`;

export const vectorIconPath: string | undefined = existsSync(ownIcon) ? undefined : '/icons/icon.svg';

/** Of three or more letters, only the first, because nobody can read more at 32 pixels. */
export function iconSvg(logo: Site['logo'] = site.logo): string {
  const [letters] = logo;
  const readable: Site['logo'] = logo.length === 1 && letters.length > 2 ? [letters[0]!] : logo;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">' +
    `<path fill="${colors.ink}" d="M0 0h64v64H0z"/>${drawSymbol(readable)}</svg>`
  );
}

/** @param file an image of any shape; without it, the icon is drawn */
export function iconPng(size: number, file = ownIcon): Promise<Buffer> {
  const icon = existsSync(file) ? sharp(file) : sharp(Buffer.from(iconSvg()), { density: 72 * (size / 64) });
  return icon.resize(size, size, { fit: 'contain', background: colors.ink }).png().toBuffer();
}

/** An ICO file is a header and a PNG (https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10)). */
export async function iconIco(): Promise<Buffer> {
  const png = await iconPng(32);
  const header = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  header.writeUInt32LE(png.length, 14);
  return Buffer.concat([header, png]);
}
