import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { MediaFile } from '../../lib/content/generated/videos';

/**
 * How work on videos reports what it does, line by line, and the signal that stops it. `show` gets a line that replaces
 * its last one. `stage` hears how much of an encode is done, from 0 to 1.
 */
export type Progress = {
  report?: (line: string) => void;
  show?: (line: string) => void;
  stage?: (name: string, part: number) => void;
  signal?: AbortSignal;
};

/**
 * A temporary folder: `scratch` for the work, `finished` for the files that will be published together. `kept` stays:
 * there a run finds the encodes that an earlier one has finished.
 */
export type Draft = { scratch: string; finished: string; kept: string };

/**
 * Does work in a temporary folder and removes the folder when the work ends, even if it fails.
 *
 * @param root the folder of the site
 * @returns what the work returns
 */
export async function withDraft<Result>(
  root: string,
  work: (draft: Draft) => Promise<Result>,
  progress: Progress = {},
): Promise<Result> {
  const scratch = await mkdtemp(path.join(tmpdir(), 'media-'));
  try {
    const finished = path.join(scratch, 'finished');
    await mkdir(finished);
    return await work({ scratch, finished, kept: path.join(root, 'node_modules/.cache/media') });
  } finally {
    await discard(scratch, progress);
  }
}

/** Where the site's generated files are, in public/ and in URLs. Hosts let browsers keep them forever. */
export const mediaFolder = 'media/generated';

/** Removes a file or folder that is no longer needed. If that fails, it reports a note, and the work still counts. */
export async function discard(file: string, { report }: Progress): Promise<void> {
  await rm(file, { recursive: true, force: true }).catch((error: Error) =>
    report?.(`Note: ${file} could not be removed (${error.message}). Remove it yourself.`),
  );
}

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
