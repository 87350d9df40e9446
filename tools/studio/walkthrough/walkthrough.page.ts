import { openPage } from '../stage/page';
import { createWalkthrough } from './walkthrough';

openPage(createWalkthrough);
