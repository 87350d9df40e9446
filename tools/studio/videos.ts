import type { Picture } from './stage/picture';
import { duration as walkthroughDuration } from './walkthrough/script';
import { loop } from './world/clock';

export type Plan = {
  /** The page that draws it, under tools/studio/. */
  page: string;
  picture: Picture;
  /** Seconds. */
  duration: number;
};

/** The videos that the studio makes. */
export const plans = {
  hero: {
    page: 'hero/landscape.page.ts',
    picture: { width: 1920, height: 1080, subframes: 4 },
    duration: loop,
  },
  'hero-portrait': {
    page: 'hero/portrait.page.ts',
    picture: { width: 608, height: 1080, subframes: 4 },
    duration: loop,
  },
  walkthrough: {
    page: 'walkthrough/walkthrough.page.ts',
    picture: { width: 1920, height: 1080, subframes: 2 },
    duration: walkthroughDuration,
  },
} as const satisfies Record<string, Plan>;

export type VideoName = keyof typeof plans;

/** The same plan in a small size: a quick look at how things move. */
export function draft(plan: Plan): Plan {
  const third = (size: number) => 2 * Math.round(size / 6);
  const { width, height } = plan.picture;
  return { ...plan, picture: { width: third(width), height: third(height), subframes: 1 } };
}
