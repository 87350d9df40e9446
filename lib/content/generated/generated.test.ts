/** @jest-environment node */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { roomImages } from './rooms';
import * as videos from './videos';
import type { MediaFile } from './videos';

function filesIn(value: unknown): MediaFile[] {
  if (typeof value !== 'object' || value === null) return [];
  return 'src' in value ? [value as MediaFile] : Object.values(value).flatMap(filesIn);
}

const named = filesIn([{ ...videos }, roomImages]);

it.each(named)('$src exists, with the size and the content that its name stands for', ({ src, bytes }) => {
  const file = readFileSync(`public${src}`);
  expect(file.length).toBe(bytes);
  expect(src).toContain(`.${createHash('sha256').update(file).digest('hex').slice(0, 8)}.`);
});

it('has no file that no manifest names, and no manifest that no module imports', () => {
  const files = readdirSync('public/media/generated').map((file) => `/media/generated/${file}`);
  expect(files.sort()).toEqual(named.map(({ src }) => src).sort());
  const modules = ['rooms', 'videos'].map((name) => readFileSync(`lib/content/generated/${name}.ts`, 'utf8'));
  for (const manifest of readdirSync('lib/content/generated').filter((name) => name.endsWith('.json')))
    expect(modules.join()).toContain(`'./${manifest}'`);
});
