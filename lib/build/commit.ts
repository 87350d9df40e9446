import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** @param archived the commit, which git writes here in a downloaded archive (.gitattributes) */
export function versionTxt(folder = process.cwd(), archived = '$Format:%H$'): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  const unknown = 'The commit is not known.\n';
  if (!existsSync(path.join(folder, '.git'))) return archived.startsWith('$') ? unknown : `${archived}\n`;
  try {
    const changes = git('status', '--porcelain') && ', with changes that are not committed';
    return `${git('rev-parse', 'HEAD')}${changes}\n`;
  } catch {
    return unknown;
  }
}
