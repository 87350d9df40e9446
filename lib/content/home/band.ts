import { hero } from './hero';

/** The silent loop between the problem and the drawings. */
export const band = { ...hero.video, label: 'Silent loop' };
