import { readFileSync } from 'node:fs';
import { pages } from '../../lib/content/pages';
import { filesIn } from '../publish/files';

type Row = { name: string; path: string };

const readRoutes = (): Record<string, string> =>
  Object.fromEntries(
    filesIn('app')
      .filter((file) => /(^|\/)page\.tsx$/.test(file))
      .map((file) => [`app/${file}`, readFileSync(`app/${file}`, 'utf8')]),
  );

/** A page must get its title and URL from the row of `lib/content/pages.ts` that it names. */
export function pageRowFindings(
  rows: readonly Row[] = pages,
  routes: Readonly<Record<string, string>> = readRoutes(),
): string[] {
  const file = 'lib/content/pages.ts';
  const routeOf = ({ path }: Row) => `app${path.replace(/\/$/, '')}/page.tsx`;
  const wrong = rows.flatMap((row) => {
    const route = routeOf(row);
    const source = routes[route];
    if (source === undefined)
      return [
        `${file}: the path "${row.path}" of "${row.name}" needs the file ${route}, which does not exist.`,
      ];
    const calls = [...source.matchAll(/(?:pageMetadata\('|<PageData name=")([\w-]+)/g)];
    const names = calls.map(([, name]) => name);
    if (names.join() === [row.name, row.name].join()) return [];
    const rule = `Write pageMetadata('${row.name}') and <PageData name="${row.name}" />`;
    return [`${route}: it names ${names.join(' and ') || 'no row'} of ${file}. ${rule}.`];
  });
  const known = rows.map(routeOf);
  const lost = Object.keys(routes).filter((route) => !known.includes(route));
  return [...wrong, ...lost.map((route) => `${route}: ${file} has no row with its path. Add one.`)];
}
