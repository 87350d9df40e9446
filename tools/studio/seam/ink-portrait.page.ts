import { openPage } from '../stage/page';
import { createInkSeam } from './seam';

openPage((picture) => createInkSeam(picture, 'portrait'));
