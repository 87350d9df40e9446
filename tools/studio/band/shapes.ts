import type { View } from '../plates/drawing/camera';

/** One of the band's two shapes. Places in it are in units; a unit is `unit` pixels. */
export type Shape = {
  width: number;
  height: number;
  view: View;
  /** Where the two strands of light cross. */
  crossing: { x: number; y: number };
  /** How thick the strands are away from their crossing, as a factor. */
  thick: number;
};

/** Pixels. */
export const unit = 1.5;

/** The band in 21:9 for wide screens, and in 4:5 for phones. */
export const shapes = {
  landscape: {
    width: 896,
    height: 384,
    view: { eye: [0, 1.45, 8], target: [0, 1.3, 0], angle: 24.5 },
    crossing: { x: 456, y: 82 },
    thick: 1,
  },
  portrait: {
    width: 480,
    height: 600,
    view: { eye: [0, 1.5, 8], target: [0, 1.38, 0], angle: 26.6 },
    crossing: { x: 248, y: 128 },
    thick: 1.15,
  },
} as const satisfies Record<string, Shape>;

export type ShapeName = keyof typeof shapes;

/** The size of a shape in pixels. */
export const pixels = ({ width, height }: Shape): { width: number; height: number } => ({
  width: width * unit,
  height: height * unit,
});
