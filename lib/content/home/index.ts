import { site } from '../site';
import type { PageDescription } from '../types';

export { band } from './band';
export { hero } from './hero';
export { problem } from './problem';
export { howItWorks } from './how-it-works';
export { traction, type Bout } from './traction';
export { vision } from './vision';
export { founder } from './founder';
export { contactBand } from './contact-band';

export const page: PageDescription = {
  title: `${site.name}: a preview`,
  description:
    'A venue for combat sport, wearable tech, and VR, in development. ' +
    'We are looking for supporters, investors, and collaborators for a pop-up.',
};
