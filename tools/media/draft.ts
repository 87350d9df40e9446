import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { MediaFile } from '../../lib/content/generated/videos';

/**
 * How work on videos reports what it does, line by line, and the signal that stops it. `show` gets a line that replaces
 * its last one.
 */
export type Progress = {
  report?: (line: string) => void;
  show?: (line: string) => void;
  signal?: AbortSignal;
};

/**
 * Work on the site in the folder `root`. In a temporary folder, `scratch` is for the work, `finished` for the files that
 * will be published together. `kept` stays: there a run finds the encodes that an earlier one has finished.
 */
export type Draft = Progress & { root: string; scratch: string; finished: string; kept: string };

/**
 * Does work in a temporary folder and removes the folder when the work ends, even if it fails.
 *
 * @param root the folder of the site
 * @returns what the work returns
 */
export async function withDraft<Result>(
  root: string,
  progress: Progress,
  work: (draft: Draft) => Promise<Result>,
): Promise<Result> {
  const scratch = await mkdtemp(path.join(tmpdir(), 'media-'));
  try {
    const finished = path.join(scratch, 'finished');
    await mkdir(finished);
    const kept = path.join(root, 'node_modules/.cache/media');
    return await work({ ...progress, root, scratch, finished, kept });
  } finally {
    await rm(scratch, { recursive: true });
  }
}

/** Where the site's generated files are, in public/ and in URLs. Hosts let browsers keep them forever. */
export const mediaFolder = 'media/generated';

/**
 * Finishes a file. Its name changes with its content, so that browsers may cache it forever.
 *
 * @param name the start of the file name
 * @param extension without the dot
 * @returns its URL on the site and its size in bytes
 */
export async function finish(
  { finished }: Draft,
  name: string,
  extension: string,
  content: Buffer,
): Promise<MediaFile> {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const file = `${name}.${hash}.${extension}`;
  await writeFile(path.join(finished, file), content);
  return { src: `/${mediaFolder}/${file}`, bytes: content.length };
}
