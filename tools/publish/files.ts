import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** The names of the files in a folder and its subfolders, with `/` on Windows, too. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(path.join(folder, name)).isFile())
    .map((name) => name.replaceAll(path.sep, '/'))
    .sort();
