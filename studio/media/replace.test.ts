/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { finish, withDraft, type Draft } from './draft';
import { replaceMedia } from './replace';

let site: string;
const media = () => readdirSync(path.join(site, 'public/media')).sort();
const manifest = (kind: string) => path.join(site, 'lib/media-manifest', `${kind}.ts`);

/** Publishes a film with this content. */
const publish = (content: string, fault?: (draft: Draft) => void) =>
  withDraft(async (draft) => {
    const { src } = await finish(draft, 'hero-landscape', 'av1.mp4', Buffer.from(content));
    fault?.(draft);
    await replaceMedia(site, 'hero', draft, `// ${src}`);
    return path.basename(src);
  });

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'replace-'));
});

afterEach(() => rmSync(site, { recursive: true }));

it('names a file after its content', async () => {
  const first = await publish('one');
  expect(first).toMatch(/^hero-landscape\.[0-9a-f]{8}\.av1\.mp4$/);
  expect(await publish('two')).not.toBe(first);
  expect(await publish('one')).toBe(first);
});

it('leaves the new files alone, and a manifest that names them', async () => {
  await publish('one');
  const file = await publish('two');
  expect(media()).toEqual([file]);
  expect(readFileSync(manifest('hero'), 'utf8')).toBe(`// /media/${file}`);
});

it('keeps a file that the new films share with the old', async () => {
  const file = await publish('one');
  await publish('one');
  expect(media()).toEqual([file]);
});

it('touches no other kind of film, and no file that was not published', async () => {
  mkdirSync(path.join(site, 'public/media/plates'), { recursive: true });
  const others = ['hero.mp4', 'hero-notes.txt', 'walkthrough.0a1b2c3d.av1.mp4', 'walkthrough.mp4'];
  for (const file of others) writeFileSync(path.join(site, 'public/media', file), '');
  const file = await publish('one');
  expect(media()).toEqual([...others, 'plates', file].sort());
});

it('clears away what a run left behind that was killed', async () => {
  await publish('one');
  writeFileSync(path.join(site, 'public/media/hero-portrait-390.0a1b2c3d.avif'), '');
  const file = await publish('two');
  expect(media()).toEqual([file]);
});

it('changes nothing when a file cannot be put in place', async () => {
  const file = await publish('one');
  const before = readFileSync(manifest('hero'), 'utf8');
  // A folder cannot be copied as a file.
  const fault = ({ finished }: Draft) => mkdirSync(path.join(finished, 'hero-portrait.0a1b2c3d.mp4'));
  await expect(publish('two', fault)).rejects.toThrow();
  expect(media()).toEqual([file]);
  expect(readFileSync(manifest('hero'), 'utf8')).toBe(before);
});

it('changes nothing when the manifest cannot be written', async () => {
  mkdirSync(manifest('hero'), { recursive: true });
  await expect(publish('one')).rejects.toThrow();
  expect(media()).toEqual([]);
});

it('leaves no temporary folder, whether the work succeeds or fails', async () => {
  let folder = '';
  await withDraft(async ({ scratch }) => void (folder = scratch));
  expect(() => readdirSync(folder)).toThrow();
  await withDraft(async ({ scratch }) => {
    folder = scratch;
    throw new Error('No.');
  }).catch(() => {});
  expect(() => readdirSync(folder)).toThrow();
});
