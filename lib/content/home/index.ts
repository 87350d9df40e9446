import { site } from '../site';
import type { PageDescription, TextContent } from '../types';
import * as parts from './parts';

export { hero } from './hero';

export const page: PageDescription = {
  title: `${site.name}: a preview`,
  description:
    'A venue for combat sport, wearable tech, and VR, in development. ' +
    'We are looking for supporters, investors, and collaborators for a pop-up.',
};

/** A doorway is a picture across the page. It leads to the rooms of the tour, with words of rooms.ts. */
export type Section = (typeof parts)[keyof typeof parts] | TextContent | { kind: 'doorway' };

/**
 * The sections below the hero, in their order. To move a section, move its line; to remove it, remove the line. The
 * menu, the anchors and the numbers follow.
 */
export const sections: readonly Section[] = [
  parts.problem,
  parts.band,
  parts.howItWorks,
  { kind: 'doorway' },
  parts.traction,
  parts.vision,
  parts.founder,
  parts.contactBand,
];
