import localFont from 'next/font/local';

/** The characters of English. README.md describes how to make this file. */
const archivo = localFont({
  src: './archivo.woff2',
  variable: '--font-archivo',
  weight: '400 900',
  declarations: [{ prop: 'font-stretch', value: '62% 125%' }],
  display: 'swap',
  // The option makes one fallback for all widths. components/layout/styles/fallback.css has one for each range.
  adjustFontFallback: false,
});

/** Accented letters and rare signs. Browsers load them only for a page that has one. */
const archivoLatin1 = localFont({
  src: './archivo-latin-1.woff2',
  variable: '--font-archivo-latin-1',
  weight: '400 900',
  declarations: [
    { prop: 'font-stretch', value: '62% 125%' },
    { prop: 'unicode-range', value: 'U+22-23, U+2A, U+3C-3E, U+5B-60, U+7B-7E, U+A1-B6, U+B8-D6, U+D8-FF' },
  ],
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
});

export const fontVariables = `${archivo.variable} ${archivoLatin1.variable}`;
