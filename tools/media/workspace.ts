import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { MediaFile } from '../../lib/content/media/videos';

/** `scratch` is a temporary folder. `files` has what to publish, by name. */
export type Workspace = {
  root: string;
  scratch: string;
  files: Map<string, Buffer>;
  log: (line: string) => void;
  signal?: AbortSignal;
};

export async function withWorkspace<Result>(
  site: Pick<Workspace, 'root' | 'log' | 'signal'>,
  work: (workspace: Workspace) => Promise<Result>,
): Promise<Result> {
  const scratch = await mkdtemp(path.join(tmpdir(), 'media-'));
  try {
    return await work({ ...site, scratch, files: new Map() });
  } finally {
    // A process that was just killed may still write into the folder.
    await rm(scratch, { recursive: true, maxRetries: 3 });
  }
}

/** The name changes with the content, so that browsers may cache the file forever. */
export function addFile({ files }: Workspace, name: string, extension: string, content: Buffer): MediaFile {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const file = `${name}.${hash}.${extension}`;
  files.set(file, content);
  return { src: `/media/generated/${file}`, bytes: content.length };
}

/** Writes the file whole, or not at all. */
export async function replaceFile({ root }: Workspace, name: string, content: object): Promise<void> {
  const file = path.join(root, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.part`, `${JSON.stringify(content, null, 2)}\n`);
  await rename(`${file}.part`, file);
}

/** The old files stay until the manifest names the new ones. */
export async function replaceMedia(kind: string, workspace: Workspace, manifest: object): Promise<void> {
  workspace.signal?.throwIfAborted();
  const media = path.join(workspace.root, 'public/media/generated');
  await mkdir(media, { recursive: true });
  for (const [file, content] of workspace.files) await writeFile(path.join(media, file), content);
  await replaceFile(workspace, `lib/content/generated/${kind}.json`, manifest);
  const named = JSON.stringify(manifest);
  const old = (await readdir(media)).filter((file) => file.startsWith(kind) && !named.includes(file));
  for (const file of old) await rm(path.join(media, file));
}
