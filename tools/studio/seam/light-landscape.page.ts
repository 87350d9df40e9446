import { openPage } from '../stage/page';
import { createLightSeam } from './light';

openPage((picture) => createLightSeam(picture, 'landscape'));
