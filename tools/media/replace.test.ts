/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { finish, mediaFolder, withDraft, type Draft, type Progress } from './draft';
import { manifestFolder, replaceMedia } from './replace';

jest.mock('node:fs/promises', () => {
  const actual = jest.requireActual('node:fs/promises');
  return { ...actual, rm: jest.fn(actual.rm) };
});
const { rm: reallyRemove } = jest.requireActual<typeof import('node:fs/promises')>('node:fs/promises');

let site: string;
const media = () => readdirSync(path.join(site, 'public', mediaFolder)).sort();
const manifest = (kind: string) => path.join(site, manifestFolder, `${kind}.json`);

/** Publishes a video with this content. */
const publish = (content: string, fault?: (draft: Draft) => void, progress?: Progress) =>
  withDraft(
    site,
    async (draft) => {
      const { src } = await finish(draft, 'hero-landscape', 'av1.mp4', Buffer.from(content));
      fault?.(draft);
      await replaceMedia(site, 'hero', draft, { src }, progress);
      return path.basename(src);
    },
    progress,
  );

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'replace-'));
});

afterEach(() => {
  jest.mocked(rm).mockImplementation(reallyRemove);
  rmSync(site, { recursive: true });
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
  await withDraft(site, async (draft) => {
    const { src } = await finish(draft, 'hero-portrait', 'av1.mp4', Buffer.from('two'));
    await replaceMedia(site, 'hero', draft, { files: [src, `/${mediaFolder}/${old}`] });
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

it('has replaced the videos when nothing old can be removed, and reports it', async () => {
  const old = await publish('one');
  jest.mocked(rm).mockRejectedValue(new Error('EBUSY'));
  const lines: string[] = [];
  const file = await publish('two', undefined, { report: (line) => lines.push(line) });
  expect(JSON.parse(readFileSync(manifest('hero'), 'utf8'))).toEqual({ src: `/${mediaFolder}/${file}` });
  expect(media()).toEqual([file, old].sort());
  expect(lines).toEqual([
    `Note: ${path.join(site, 'public', mediaFolder, old)} could not be removed (EBUSY). Remove it yourself.`,
    expect.stringMatching(/^Note: .*media-\w+ could not be removed \(EBUSY\)\. Remove it yourself\.$/),
  ]);
  jest.mocked(rm).mockImplementation(reallyRemove);
  await reallyRemove(/^Note: (.*) could not/.exec(lines[1]!)![1]!, { recursive: true });
  await publish('two');
  expect(media()).toEqual([file]);
});

it('leaves no temporary folder when the work succeeds or fails', async () => {
  let folder = '';
  await withDraft(site, async ({ scratch }) => void (folder = scratch));
  expect(() => readdirSync(folder)).toThrow();
  await withDraft(site, async ({ scratch }) => {
    folder = scratch;
    throw new Error('No.');
  }).catch(() => {});
  expect(() => readdirSync(folder)).toThrow();
});
