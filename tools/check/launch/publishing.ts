import { isFast } from '../../publish/fast/is-fast';
import { judge, note, type Finding } from '../findings';
import type { Context } from './checks';
import type { Export } from './export';

/** Checks that the build did not step back to the pages as Next.js wrote them, which load more slowly. */
export function speed(site: Export): Finding {
  const slow = site.pages
    .filter(({ html }) => !isFast(html))
    .map(({ file }) => `${file} is as Next.js wrote it`);
  return judge('Speed', slow, {
    done: 'no stylesheet and no script delays the first paint of a page',
    todo: 'The build says why. Go back to the version of Next.js before, or adapt tools/publish/fast/.',
  });
}

/** Checks in a real browser that the scripts of every page run under its policy. */
export async function browser(_site: Export, { tryPages }: Pick<Context, 'tryPages'>): Promise<Finding> {
  const problems = await tryPages();
  if (!problems) return note('Browser', 'the pages were not tried, because there is no browser');
  return judge('Browser', problems, {
    done: 'every page works in Chromium under its policy',
    todo: 'Go back to the version of Next.js or of the package that you changed last, and build again.',
  });
}
