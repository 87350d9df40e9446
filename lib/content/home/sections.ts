import type { Section } from '../../schema/home';
import type { PageContent } from '../../schema/values';
import { site } from '../site';
import { contactBand } from './contact';
import { founder } from './founder';
import { howItWorks } from './how-it-works';
import { problem } from './problem';
import { seam } from './seam';
import { traction } from './traction';
import { vision } from './vision';

export const page: PageContent = {
  link: 'Home',
  title: `${site.name}: a preview`,
  description:
    'A venue for combat sport, wearable tech, VR, and art, in development. ' +
    'We are looking for supporters, investors, and collaborators for a pop-up.',
};

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
