import sharp from 'sharp';
import { colors } from '../palette';

/** The sizes of the icons in pixels: browser tab, touch icon and two for the web manifest. */
export const iconSizes = [32, 180, 192, 512] as const;

/** The path of an icon of a size in pixels, or of the SVG. */
export const iconPath = (size: (typeof iconSizes)[number] | 'vector'): string =>
  size === 'vector' ? '/icons/icon.svg' : `/icons/${size}.png`;

/**
 * The mark's plus on ink: vertical in ember for combat, horizontal in tide for culture. It fits in the circle that a
 * round mask keeps (https://www.w3.org/TR/appmanifest/#icon-masks).
 */
export function iconSvg(): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">' +
    `<path fill="${colors.ink}" d="M0 0h64v64H0z"/>` +
    `<path fill="${colors.tide}" d="M12 27h40v10H12z"/><path fill="${colors.ember}" d="M27 12h10v40H27z"/></svg>`
  );
}

/** The icon as PNG, `size` pixels wide and high. */
export function iconPng(size: number): Promise<Buffer> {
  return sharp(Buffer.from(iconSvg()), { density: 72 * (size / 64) })
    .resize(size)
    .png()
    .toBuffer();
}
