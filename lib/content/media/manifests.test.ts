/** @jest-environment node */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { MediaFile } from './videos';

const manifests = readdirSync('lib/content/generated');

function filesIn(value: unknown): MediaFile[] {
  if (typeof value !== 'object' || value === null) return [];
  return 'src' in value ? [value as MediaFile] : Object.values(value).flatMap(filesIn);
}

const named = manifests.flatMap((name) =>
  filesIn(JSON.parse(readFileSync(`lib/content/generated/${name}`, 'utf8'))),
);

it.each(named)('$src exists, with the size and the content that its name stands for', ({ src, bytes }) => {
  const file = readFileSync(`public${src}`);
  expect(file.length).toBe(bytes);
  expect(src).toContain(`.${createHash('sha256').update(file).digest('hex').slice(0, 8)}.`);
});

it('has no file that no manifest names, and no manifest that no module imports', () => {
  const files = readdirSync('public/media/generated').map((file) => `/media/generated/${file}`);
  expect(files.sort()).toEqual(named.map(({ src }) => src).sort());
  const modules = readdirSync(__dirname).map((name) => readFileSync(`${__dirname}/${name}`, 'utf8'));
  for (const manifest of manifests) expect(modules.join()).toContain(`from '../generated/${manifest}'`);
});
