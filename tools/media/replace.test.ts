/** @jest-environment node */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from '../fixtures/folders';
import { finish, mediaFolder, withDraft, type Draft } from './draft';
import { manifestFolder, replaceMedia } from './replace';

let site: string;
const media = () => readdirSync(path.join(site, 'public', mediaFolder)).sort();
const manifest = (kind: string) => path.join(site, manifestFolder, `${kind}.json`);

/** Publishes a video with this content. */
const publish = (content: string, fault?: (draft: Draft) => void) =>
  withDraft(site, {}, async (draft) => {
    const { src } = await finish(draft, 'hero-landscape', 'av1.mp4', Buffer.from(content));
    fault?.(draft);
    await replaceMedia('hero', draft, { src });
    return path.basename(src);
  });

beforeEach(() => {
  site = makeFolder();
});

it('names a file after its content', async () => {
  const first = await publish('one');
  expect(first).toMatch(/^hero-landscape\.[0-9a-f]{8}\.av1\.mp4$/);
  expect(await publish('two')).not.toBe(first);
  expect(await publish('one')).toBe(first);
});

it('leaves only the new files and a manifest that names them', async () => {
  await publish('one');
  const file = await publish('two');
  expect(media()).toEqual([file]);
  expect(JSON.parse(readFileSync(manifest('hero'), 'utf8'))).toEqual({ src: `/${mediaFolder}/${file}` });
});

it('keeps an old file that the new manifest names', async () => {
  const old = await publish('one');
  await withDraft(site, {}, async (draft) => {
    const { src } = await finish(draft, 'hero-portrait', 'av1.mp4', Buffer.from('two'));
    await replaceMedia('hero', draft, { files: [src, `/${mediaFolder}/${old}`] });
  });
  expect(media()).toEqual([old, expect.stringMatching(/^hero-portrait/)]);
});

it('does not touch other kinds of video', async () => {
  mkdirSync(path.join(site, 'public', mediaFolder), { recursive: true });
  const other = 'walkthrough.0a1b2c3d.av1.mp4';
  writeFileSync(path.join(site, 'public', mediaFolder, other), '');
  const file = await publish('one');
  expect(media()).toEqual([file, other]);
});

it('keeps the old files and their manifest when a new file cannot be put in place, and tidies up next time', async () => {
  const old = await publish('one');
  const before = readFileSync(manifest('hero'), 'utf8');
  // A folder cannot be copied as a file.
  const fault = ({ finished }: Draft) => mkdirSync(path.join(finished, 'hero-portrait.0a1b2c3d.mp4'));
  await expect(publish('two', fault)).rejects.toThrow();
  expect(media()).toContain(old);
  expect(readFileSync(manifest('hero'), 'utf8')).toBe(before);
  const file = await publish('three');
  expect(media()).toEqual([file]);
});
