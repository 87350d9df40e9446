/** The sections that the home page can show. The list in index.ts says which it shows, and where. */
export { band } from './band';
export { contactBand } from './contact-band';
export { founder } from './founder';
export { howItWorks } from './how-it-works';
export { problem } from './problem';
export { traction } from './traction';
export { vision } from './vision';
