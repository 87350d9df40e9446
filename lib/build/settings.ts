import { readSettings } from './read-settings';

export const settings = readSettings(process.env);

export const absolute = (path: string): string => new URL(path, settings.siteUrl).href;
