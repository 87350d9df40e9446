import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Reads which client components a build knows, from the manifests that Next's own server reads.
 * @param serverFolder `.next/server/app`
 * @returns each one's file, from the project's root on, by the id that flight data names it with
 * @throws {Error} when there is none
 */
export function clientComponents(serverFolder: string): Map<string, string> {
  const files = existsSync(serverFolder)
    ? readdirSync(serverFolder, { recursive: true, encoding: 'utf8' })
    : [];
  const manifests = files
    .filter((file) => file.endsWith('_client-reference-manifest.js'))
    .map((file) => readFileSync(path.join(serverFolder, file), 'utf8'));
  const modules = manifests.flatMap((text) => [...text.matchAll(/"\[project\]\/([^"]+)":\{"id":(\d+),/g)]);
  if (modules.length === 0) throw new Error(`Next left no manifest of client components in ${serverFolder}.`);
  return new Map(modules.map(([, file = '', id = '']) => [id, file]));
}
