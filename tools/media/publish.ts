import { createHash } from 'node:crypto';
import { copyFile, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { MediaFile } from '../../lib/content/generated/videos';

/**
 * Work on the site in the folder `root`: `scratch` is a folder to work in. `report` prints a line that stays, `show` one
 * that replaces its last one.
 */
export type Draft = {
  root: string;
  scratch: string;
  report: (line: string) => void;
  show: (line: string) => void;
  signal?: AbortSignal;
};

/** The files that will be published, in the folder of the work. */
const finished = ({ scratch }: Draft, file = '') => path.join(scratch, 'finished', file);

/** Does work in a temporary folder and removes the folder when the work ends, even if it fails. */
export async function withDraft<Result>(
  progress: Omit<Draft, 'scratch'>,
  work: (draft: Draft) => Promise<Result>,
): Promise<Result> {
  const draft = { ...progress, scratch: await mkdtemp(path.join(tmpdir(), 'media-')) };
  try {
    await mkdir(finished(draft));
    return await work(draft);
  } finally {
    // A process that was just killed may still write into it.
    await rm(draft.scratch, { recursive: true, maxRetries: 3 });
  }
}

/** Finishes a file. Its name changes with its content, so that browsers may cache it forever. */
export async function finish(
  draft: Draft,
  name: string,
  extension: string,
  content: Buffer,
): Promise<MediaFile> {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const file = `${name}.${hash}.${extension}`;
  await writeFile(finished(draft, file), content);
  return { src: `/media/generated/${file}`, bytes: content.length };
}

/** Writes a JSON file of the site whole, or not at all. */
export async function replaceFile({ root }: Draft, name: string, content: object): Promise<void> {
  const file = path.join(root, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.part`, `${JSON.stringify(content, null, 2)}\n`);
  await rename(`${file}.part`, file);
}

/**
 * Replaces the site's files of a kind with finished ones. They stand beside the old ones until the manifest names them.
 * Only then are the old files removed. What a run left that was killed before, the next one removes.
 */
export async function replaceMedia(kind: string, draft: Draft, manifest: object): Promise<void> {
  draft.signal?.throwIfAborted();
  const media = path.join(draft.root, 'public/media/generated');
  await mkdir(media, { recursive: true });
  for (const file of await readdir(finished(draft)))
    await copyFile(finished(draft, file), path.join(media, file));
  await replaceFile(draft, `lib/content/generated/${kind}.json`, manifest);
  const named = JSON.stringify(manifest);
  const old = (await readdir(media)).filter((file) => file.startsWith(kind) && !named.includes(file));
  for (const file of old) await rm(path.join(media, file));
}
