import { openPage } from '../stage/page';
import { createHero } from './hero';

openPage((picture) => createHero(picture, 'portrait'));
