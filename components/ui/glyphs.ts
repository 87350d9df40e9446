const speaker = 'M3 9v6h4l5 4V5L7 9z';
const plus = 'M12 2v20M2 12h20';

/** The strokes of each icon, in a square of 24 units. */
export const glyphs = {
  arrow: 'M3 12h17M13 5l7 7-7 7',
  play: 'M7 4v16l13-8z',
  pause: 'M8 4v16M16 4v16',
  sound: `${speaker}M15.5 8.5a5 5 0 0 1 0 7M18.5 5.5a9 9 0 0 1 0 13`,
  muted: `${speaker}M16 9l6 6M22 9l-6 6`,
  replay: 'M4 12a8 8 0 1 0 3-6.2M3 3v5h5',
  menu: 'M2 8h20M2 16h20',
  close: 'M4 4l16 16M20 4L4 20',
  plus,
  zoomIn: plus,
  zoomOut: 'M2 12h20',
  motion: 'M8 3h8v18H8zM3.5 8a9 9 0 0 0 0 8M20.5 8a9 9 0 0 1 0 8',
  fullScreen: 'M3 9V3h6M15 3h6v6M21 15v6h-6M9 21H3v-6',
} as const;
