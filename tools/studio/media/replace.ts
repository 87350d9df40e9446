import { copyFile, mkdir, mkdtemp, readdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { discard, type Draft } from './draft';
import type { Progress } from './encode/encode-video';

/** The manifest of each kind. Its key is the start of the names of its files. */
const manifestNames = { hero: 'hero', walkthrough: 'walkthrough', band: 'band', room: 'rooms' } as const;

type Kind = keyof typeof manifestNames;

/** Where the site reads its manifests. */
export const manifestFolder = 'lib/content/media';

/** Whether a file in public/media was published as one of this kind. */
export const isOfKind = (file: string, kind: Kind): boolean =>
  new RegExp(`^${kind}[-.a-z0-9]*\\.[0-9a-f]{8}\\.[a-z0-9.]+$`).test(file);

/** The start of the name of the folder in public/media where a kind's new files wait. */
const stagingOf = (kind: Kind) => `.${kind}-`;

/**
 * Replaces the site's videos with finished ones. At every moment, all files that the manifest names exist and
 * are complete. The new files wait in a staging folder. Then each is renamed into place, the manifest last.
 * Only then are the old files removed. Once the manifest is replaced, the videos count as replaced, even if a
 * later step fails.
 *
 * @param root the folder of the site
 * @param manifest the new manifest, as TypeScript
 * @throws {Error} when a file cannot be put in place; an `AbortError` after `signal`; then nothing is
 *   replaced
 */
export async function replaceMedia(
  root: string,
  kind: Kind,
  { finished }: Draft,
  manifest: string,
  progress: Progress = {},
): Promise<void> {
  const media = path.join(root, 'public', 'media');
  const manifests = path.join(root, manifestFolder);
  await mkdir(media, { recursive: true });
  await mkdir(manifests, { recursive: true });
  const before = await readdir(media);
  const fresh = await readdir(finished);
  const next = path.join(manifests, `${manifestNames[kind]}.ts.next`);
  const placed: string[] = [];
  // A rename within one disk is atomic, and the temporary folder may be on another disk.
  const staging = await mkdtemp(path.join(media, stagingOf(kind)));
  try {
    for (const file of fresh) await copyFile(path.join(finished, file), path.join(staging, file));
    await writeFile(next, manifest);
    progress.signal?.throwIfAborted();
    for (const file of fresh) {
      await rename(path.join(staging, file), path.join(media, file));
      placed.push(file);
    }
    await rename(next, path.join(manifests, `${manifestNames[kind]}.ts`));
  } catch (error) {
    for (const file of placed) if (!before.includes(file)) await discard(path.join(media, file), progress);
    await discard(next, progress);
    throw error;
  } finally {
    await discard(staging, progress);
  }
  for (const file of before) {
    const isOld = isOfKind(file, kind) && !fresh.includes(file);
    // A killed run can leave its folder behind.
    if (isOld || file.startsWith(stagingOf(kind))) await discard(path.join(media, file), progress);
  }
}
