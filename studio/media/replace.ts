import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Draft } from './draft';

/** A kind of film: its files are named after it, and so is its manifest. */
export type Kind = 'hero' | 'walkthrough';

/** Whether a file in public/media was published as one of this kind. */
export const isOfKind = (file: string, kind: Kind): boolean =>
  new RegExp(`^${kind}[-.a-z0-9]*\\.[0-9a-f]{8}\\.[a-z0-9.]+$`).test(file);

/**
 * Puts finished films in the place of those that the site has. At every moment the manifest names files that are
 * there: the new ones come first, then the manifest changes in one step, and only then the old ones go.
 *
 * @param root the folder of the site
 * @param manifest the new manifest, as TypeScript
 */
export async function replaceMedia(
  root: string,
  kind: Kind,
  { finished }: Draft,
  manifest: string,
): Promise<void> {
  const media = path.join(root, 'public', 'media');
  const manifests = path.join(root, 'lib', 'media-manifest');
  await mkdir(media, { recursive: true });
  await mkdir(manifests, { recursive: true });
  const before = new Set(await readdir(media));
  const fresh = await readdir(finished);
  try {
    for (const file of fresh) await copyFile(path.join(finished, file), path.join(media, file));
    const next = path.join(manifests, `${kind}.ts.next`);
    await writeFile(next, manifest);
    await rename(next, path.join(manifests, `${kind}.ts`));
  } catch (error) {
    for (const file of fresh) if (!before.has(file)) await rm(path.join(media, file), { force: true });
    throw error;
  }
  for (const file of before) {
    if (isOfKind(file, kind) && !fresh.includes(file)) await rm(path.join(media, file));
  }
}
