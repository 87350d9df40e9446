import { openPage } from '../stage/page';
import { createRooms } from './rooms';

openPage(createRooms);
