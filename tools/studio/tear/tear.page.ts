import { openPage } from '../stage/page';
import { createTear } from './tear';

openPage(createTear);
