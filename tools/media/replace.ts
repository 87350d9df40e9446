import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { mediaFolder, type Draft } from './draft';

/** The name of a manifest, and the start of the names of its files. */
type Kind = 'hero' | 'walkthrough' | 'room';

/** Where the site reads its manifests. */
export const manifestFolder = 'lib/content/generated';

/**
 * Replaces the site's files of a kind with finished ones. A file's name is made from its content, so the new files stand
 * beside the old ones until the manifest names them. Only then are the old files removed. What a run left that was
 * killed before, the next one removes.
 *
 * @param manifest describes the files to the site; what it names stays
 * @throws {Error} when a file cannot be put in place; an `AbortError` after a signal; then the manifest is the old one
 */
export async function replaceMedia(
  kind: Kind,
  { root, finished, signal }: Draft,
  manifest: object,
): Promise<void> {
  const media = path.join(root, 'public', mediaFolder);
  const manifests = path.join(root, manifestFolder);
  await mkdir(media, { recursive: true });
  await mkdir(manifests, { recursive: true });
  signal?.throwIfAborted();
  for (const file of await readdir(finished)) {
    await copyFile(path.join(finished, file), path.join(media, file));
  }
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  await writeFile(path.join(manifests, `${kind}.json`), text);
  for (const file of await readdir(media)) {
    if (file.startsWith(kind) && !text.includes(file)) await rm(path.join(media, file));
  }
}
