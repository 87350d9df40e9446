import { site } from '../site';
import type { PageContent, TextContent } from '../types';
import { contactBand, type ContactBandContent } from './contact';
import { founder, type FounderContent } from './founder';
import { howItWorks, type HowItWorksContent } from './how-it-works';
import { problem, type ProblemContent } from './problem';
import { seam, type SeamContent } from './seam';
import { traction, type TractionContent } from './traction';
import { vision, type VisionContent } from './vision';

export { hero } from './hero';

export const page: PageContent = {
  link: 'Home',
  title: `${site.name}: a preview`,
  description:
    'A venue for combat sport, wearable tech, VR, and art, in development. ' +
    'We are looking for supporters, investors, and collaborators for a pop-up.',
};

/** The copy of `rooms`, a full-width picture that links to the rooms of the tour, is in ../rooms.ts. */
export type Section =
  | ContactBandContent
  | FounderContent
  | HowItWorksContent
  | ProblemContent
  | SeamContent
  | TractionContent
  | VisionContent
  | TextContent
  | { kind: 'rooms' };

/** The sections below the hero. Move or remove a line: menu, anchors and numbers follow. */
export const sections: readonly Section[] = [
  problem,
  seam,
  howItWorks,
  { kind: 'rooms' },
  traction,
  vision,
  founder,
  contactBand,
];
