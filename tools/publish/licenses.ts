import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { packageFile, root } from '../run.mjs';

/** The licenses of the font and of third-party scripts, which must come with each copy of them. */
export function writeLicenses(out: string): void {
  const licenses = {
    Archivo: path.join(root, 'lib/build/fonts/OFL.txt'),
    'Next.js': packageFile('next/license.md')!,
    React: packageFile('react/LICENSE')!,
  };
  const texts = Object.entries(licenses).map(([name, file]) => `${name}\n\n${readFileSync(file, 'utf8')}`);
  writeFileSync(path.join(out, 'licenses.txt'), texts.join('\n\n'));
}
