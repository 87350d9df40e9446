import { copyFile, mkdir, mkdtemp, readdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { discard, type Draft } from './draft';
import type { Progress } from './encode/encode-video';

/** A kind of video: its files are named after it, and so is its manifest. */
export type Kind = 'hero' | 'walkthrough';

/** Whether a file in public/media was published as one of this kind. */
export const isOfKind = (file: string, kind: Kind): boolean =>
  new RegExp(`^${kind}[-.a-z0-9]*\\.[0-9a-f]{8}\\.[a-z0-9.]+$`).test(file);

/** What begins the name of the folder in public/media from which a kind's new files take their places. */
const stagingOf = (kind: Kind) => `.${kind}-`;

/**
 * Puts finished videos in the place of those that the site has. At every moment the manifest names files that are
 * there, and whole: the new files wait beside the old, take their places in one step each, the manifest last, and
 * only then the old ones are removed. From the manifest's step on the videos are replaced, whatever else fails.
 *
 * @param root the folder of the site
 * @param manifest the new manifest, as TypeScript
 * @throws {Error} when a file cannot be put in its place; an `AbortError` after `signal`; nothing is replaced then
 */
export async function replaceMedia(
  root: string,
  kind: Kind,
  { finished }: Draft,
  manifest: string,
  progress: Progress = {},
): Promise<void> {
  const media = path.join(root, 'public', 'media');
  const manifests = path.join(root, 'lib', 'media-manifest');
  await mkdir(media, { recursive: true });
  await mkdir(manifests, { recursive: true });
  const before = await readdir(media);
  const fresh = await readdir(finished);
  const next = path.join(manifests, `${kind}.ts.next`);
  const placed: string[] = [];
  // A rename is one step within one disk, and the temporary folder may be on another.
  const staging = await mkdtemp(path.join(media, stagingOf(kind)));
  try {
    for (const file of fresh) await copyFile(path.join(finished, file), path.join(staging, file));
    await writeFile(next, manifest);
    progress.signal?.throwIfAborted();
    for (const file of fresh) {
      await rename(path.join(staging, file), path.join(media, file));
      placed.push(file);
    }
    await rename(next, path.join(manifests, `${kind}.ts`));
  } catch (error) {
    for (const file of placed) if (!before.includes(file)) await discard(path.join(media, file), progress);
    await discard(next, progress);
    throw error;
  } finally {
    await discard(staging, progress);
  }
  for (const file of before) {
    const isOld = isOfKind(file, kind) && !fresh.includes(file);
    // A run that was killed can leave its folder behind.
    if (isOld || file.startsWith(stagingOf(kind))) await discard(path.join(media, file), progress);
  }
}
