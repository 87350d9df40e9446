import type { Size } from './encode/shape';

/** The limits for videos of one kind. */
export type Limits = {
  /** Seconds. */
  shortest: number;
  longest: number;
  /** Seconds from one keyframe to the next. */
  keyframes: number;
};

/**
 * The limits for one video's files. Budgets are in bytes, a million to the megabyte. A codec without a budget is left
 * out.
 */
export type EncodeLimits = { box: Size; budgets: { av1: number; h264?: number } };

/** The same for a video in both codecs, with posters, by their widths in pixels. */
export type VideoLimits = EncodeLimits & {
  budgets: { h264: number };
  /** Bytes of one poster file, if they are fewer than `posterBudget`. */
  posterBudgets?: { avif?: number; jpg?: number };
  posters: readonly number[];
};

/**
 * A loop under four seconds looks restless. Beyond thirty, the budgets leave too few bytes per second. Nobody
 * seeks in the hero, so its keyframes may be far apart.
 */
export const heroLimits: Limits = { shortest: 4, longest: 30, keyframes: 10 };

/**
 * Ten seconds are too short for a walk. Beyond three minutes the budgets leave too few bytes per second, and
 * a video service is a better choice. Viewers seek by chapter and by hand, so keyframes are closer together.
 */
export const walkthroughLimits: Limits = { shortest: 10, longest: 180, keyframes: 5 };

/** The hero on wide screens. */
export const landscapeLimits: VideoLimits = {
  box: { width: 1280, height: 720 },
  posters: [640, 960, 1280],
  budgets: { av1: 1_600_000, h264: 3_000_000 },
};

/** The hero on wide screens with more pixels. It has the posters of the smaller one. */
export const sharpLimits: EncodeLimits = {
  box: { width: 1920, height: 1080 },
  budgets: { av1: 2_800_000, h264: 5_000_000 },
};

/** The hero on tall screens. */
export const portraitLimits: VideoLimits = {
  box: { width: 608, height: 1080 },
  posters: [390, 608],
  // The largest paint of a phone's first screen.
  posterBudgets: { avif: 12_000 },
  budgets: { av1: 800_000, h264: 1_600_000 },
};

/**
 * The walkthrough. Its posters are as wide as the sharp one. Phones with three pixels to one request 1200. Narrow phones
 * with fewer than two request 736.
 */
export const tourLimits: VideoLimits = {
  box: { width: 1280, height: 720 },
  posters: [736, 960, 1200, 1920],
  budgets: { av1: 6_000_000, h264: 12_000_000 },
};

/** The walkthrough on large screens. Browsers without AV1 show the smaller one. */
export const sharpTourLimits: EncodeLimits = {
  box: { width: 1920, height: 1080 },
  budgets: { av1: 12_000_000 },
};

/**
 * The rooms to look around in. `face` is the side of one face in pixels, `budget` the bytes of one file, and `best` the
 * quality above which more bytes show nothing more.
 */
export const roomLimits = {
  first: { face: 1024, budget: 450_000 },
  detail: { face: 1536, budget: 1_200_000 },
  best: { avif: 58, jpg: 78 },
  still: { widths: [640, 1280, 1920], budget: 80_000 },
} as const;

/** A photo that is smaller is blurred even in the first view; pixels. */
export const smallestPhoto = { width: 4096, height: 2048 } as const;

/** Bytes of one poster file. */
export const posterBudget = 60_000;

/** Pixels of the shorter side. Smaller footage is blurred on every screen, and too small for the encoders. */
export const smallestSide = 240;

/**
 * The width in pixels of the preview inside the page. It is wider than a phone shows it: only then it counts as the
 * largest paint (https://web.dev/articles/lcp#element-size).
 */
export const previewWidth = 480;
