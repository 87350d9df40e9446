/** The palette in sRGB, for images that are drawn without CSS. tokens.css has the same colors in oklch. */
export const colors = {
  ink: '#0f0a06',
  bone: '#f3eee3',
  ember: '#fc6b33',
  tide: '#4ddcdc',
  mute: '#b6b0a6',
} as const;
