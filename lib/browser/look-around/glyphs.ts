import { glyphs as shared } from '@/lib/glyphs';

/** The strokes of the viewer's icons, as in lib/glyphs.ts. They load together with the viewer. */
export const glyphs = {
  zoomIn: 'M12 2v20M2 12h20',
  zoomOut: 'M2 12h20',
  motion: 'M8 3h8v18H8zM3.5 8a9 9 0 0 0 0 8M20.5 8a9 9 0 0 1 0 8',
  fullScreen: 'M3 9V3h6M15 3h6v6M21 15v6h-6M9 21H3v-6',
  endFullScreen: 'M9 2v7H2M22 9h-7V2M15 22v-7h7M2 15h7v7',
  close: shared.close,
} as const;
