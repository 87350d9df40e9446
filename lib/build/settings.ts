import { readSettings } from './read-settings';

export const settings = readSettings(process.env);
