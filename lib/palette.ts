/** The palette in sRGB, for images drawn outside the style sheets; tokens.css holds it in oklch. */
export const colors = {
  ink: '#0f0a06',
  bone: '#f3eee3',
  ember: '#fc6b33',
  tide: '#4ddcdc',
  mute: '#b6b0a6',
} as const;
