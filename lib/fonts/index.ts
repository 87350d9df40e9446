import localFont from 'next/font/local';

/** Archivo, variable in width and weight, cut down to Latin-1. README.md beside it tells how. */
export const archivo = localFont({
  src: './archivo.woff2',
  variable: '--font-archivo',
  weight: '100 900',
  declarations: [{ prop: 'font-stretch', value: '62% 125%' }],
  display: 'swap',
  // components/layout/styles/fallback.css has one for each width; this option makes one for all.
  adjustFontFallback: false,
});
