import { createHash } from 'node:crypto';
import { copyFile, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { MediaFile } from '../../lib/content/generated/videos';
import { root as site } from '../run.mjs';

/** How work says what it does: `report` takes a line that stays, `show` one that replaces its last one. */
export type Progress = {
  report: (line: string) => void;
  show: (line: string) => void;
  signal?: AbortSignal;
};

/** Work on the site in `root`: `scratch` is a folder to work in, `finished` has the files that will be published. */
export type Draft = Progress & { root: string; scratch: string; finished: string };

/** Where the site's generated files are, in public/ and in URLs. Hosts let browsers keep them forever. */
export const mediaFolder = 'media/generated';

/**
 * Does work in a temporary folder and removes the folder when the work ends, even if it fails.
 *
 * @param root the folder of the site
 * @returns what the work returns
 */
export async function withDraft<Result>(
  progress: Progress,
  work: (draft: Draft) => Promise<Result>,
  root = site,
): Promise<Result> {
  const scratch = await mkdtemp(path.join(tmpdir(), 'media-'));
  try {
    const finished = path.join(scratch, 'finished');
    await mkdir(finished);
    return await work({ ...progress, root, scratch, finished });
  } finally {
    await rm(scratch, { recursive: true });
  }
}

/**
 * Finishes a file. Its name changes with its content, so that browsers may cache it forever.
 *
 * @param name the start of the file name
 * @param extension without the dot
 * @returns its URL on the site and its size in bytes
 */
export async function finish(
  draft: Draft,
  name: string,
  extension: string,
  content: Buffer,
): Promise<MediaFile> {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const file = `${name}.${hash}.${extension}`;
  await writeFile(path.join(draft.finished, file), content);
  return { src: `/${mediaFolder}/${file}`, bytes: content.length };
}

/** Where the site reads what it has of a kind. */
export const manifestOf = (kind: string) => `lib/content/generated/${kind}.json`;

/** Writes a JSON file whole, or not at all. */
export async function replaceFile(file: string, content: object): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.part`, `${JSON.stringify(content, null, 2)}\n`);
  await rename(`${file}.part`, file);
}

/**
 * Replaces the site's files of a kind with finished ones. A file's name is made from its content, so the new files stand
 * beside the old ones until the manifest names them. Only then are the old files removed. What a run left that was
 * killed before, the next one removes.
 *
 * @param kind the name of the manifest, and the start of the names of its files
 * @param manifest describes the files to the site; what it names stays
 * @throws {Error} when a file cannot be put in place; an `AbortError` after a signal; then the manifest is the old one
 */
export async function replaceMedia(
  kind: 'hero' | 'walkthrough' | 'room',
  { root, finished, signal }: Draft,
  manifest: object,
): Promise<void> {
  const media = path.join(root, 'public', mediaFolder);
  await mkdir(media, { recursive: true });
  signal?.throwIfAborted();
  for (const file of await readdir(finished)) {
    await copyFile(path.join(finished, file), path.join(media, file));
  }
  await replaceFile(path.join(root, manifestOf(kind)), manifest);
  const text = JSON.stringify(manifest);
  for (const file of await readdir(media)) {
    if (file.startsWith(kind) && !text.includes(file)) await rm(path.join(media, file));
  }
}
