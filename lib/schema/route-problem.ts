import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What is wrong with the file of a page, which gets its title and URL from the row that it names. */
export function routeProblem(row: { name: string; path: string }): string | undefined {
  const file = path.posix.join('app', row.path, 'page.tsx');
  const inRoot = path.join(process.cwd(), file);
  if (!existsSync(inRoot)) return `The page needs the file ${file}`;
  const source = readFileSync(inRoot, 'utf8');
  const parts = [`pageMetadata('${row.name}')`, `<PageData name="${row.name}" />`];
  const missing = parts.filter((part) => !source.includes(part));
  return missing.length > 0 ? `Write ${missing.join(' and ')} in ${file}` : undefined;
}
