import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** The commit of the sources: its full id, and whether they have changes that are not committed. */
export type Commit = { id: string; date: Date; isChanged: boolean };

/**
 * @param folder of the sources
 * @returns undefined when there is no such commit, or it is not known: in a downloaded archive, without git, or if git
 *   refuses the folder because it belongs to another user
 */
export function readCommit(folder = process.cwd()): Commit | undefined {
  // Otherwise, git would find a repository that the folder happens to be in.
  if (!existsSync(path.join(folder, '.git'))) return undefined;
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    const [id, date] = git('log', '-1', '--format=%H %cI').split(' ');
    if (!id || !date) return undefined;
    return { id, date: new Date(date), isChanged: git('status', '--porcelain') !== '' };
  } catch {
    return undefined;
  }
}

/** @returns the content of `/version.txt`, which says which version of the site is live */
export function versionTxt(commit: Commit | undefined): string {
  if (!commit) return 'The commit is not known.\n';
  return `${commit.id}${commit.isChanged ? ', with changes that are not committed' : ''}\n`;
}
