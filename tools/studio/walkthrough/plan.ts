import type { Plan } from '../render/master';
import { duration } from './script';

/** The film, without labels. */
export const plan: Plan = {
  page: 'walkthrough/walkthrough.page.ts',
  picture: { width: 1920, height: 1080, subframes: 2 },
  duration,
};
