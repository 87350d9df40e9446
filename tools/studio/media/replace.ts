import { copyFile, mkdir, mkdtemp, readdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { discard, mediaFolder, type Draft, type Progress } from './draft';

/** The name of a manifest, and the start of the names of its files. */
type Kind = 'hero' | 'walkthrough' | 'band' | 'room';

/** Where the site reads its manifests. */
export const manifestFolder = 'lib/content/generated';

/** The start of the name of the folder where a kind's new files wait. */
const stagingOf = (kind: Kind) => `.${kind}-`;

/**
 * Replaces the site's videos with finished ones. At every moment, all files that the manifest names exist and
 * are complete. The new files wait in a staging folder. Then each is renamed into place, the manifest last.
 * Only then are the old files removed. Once the manifest is replaced, the videos count as replaced, even if a
 * later step fails.
 *
 * @param root the folder of the site
 * @param manifest describes the files to the site; what it names stays
 * @throws {Error} when a file cannot be put in place; an `AbortError` after `signal`; then nothing is
 *   replaced
 */
export async function replaceMedia(
  root: string,
  kind: Kind,
  { finished }: Draft,
  manifest: object,
  progress: Progress = {},
): Promise<void> {
  const media = path.join(root, 'public', mediaFolder);
  const manifests = path.join(root, manifestFolder);
  await mkdir(media, { recursive: true });
  await mkdir(manifests, { recursive: true });
  const before = await readdir(media);
  const fresh = await readdir(finished);
  const next = path.join(manifests, `${kind}.json.next`);
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  const placed: string[] = [];
  // A rename within one disk is atomic, and the temporary folder may be on another disk.
  const staging = await mkdtemp(path.join(media, stagingOf(kind)));
  try {
    for (const file of fresh) await copyFile(path.join(finished, file), path.join(staging, file));
    await writeFile(next, text);
    progress.signal?.throwIfAborted();
    for (const file of fresh) {
      await rename(path.join(staging, file), path.join(media, file));
      placed.push(file);
    }
    await rename(next, path.join(manifests, `${kind}.json`));
  } catch (error) {
    for (const file of placed) if (!before.includes(file)) await discard(path.join(media, file), progress);
    await discard(next, progress);
    throw error;
  } finally {
    await discard(staging, progress);
  }
  for (const file of before) {
    const isOld = file.startsWith(kind) && !text.includes(file);
    // A killed run can leave its folder behind.
    if (isOld || file.startsWith(stagingOf(kind))) await discard(path.join(media, file), progress);
  }
}
