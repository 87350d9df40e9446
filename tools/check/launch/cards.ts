import sharp from 'sharp';
import { originOf } from './urls';
import { linked, meta, publishedPages } from './export';
import { judge } from './findings';

export type Export = import('./export').Export;
export type Finding = import('./findings').Finding;

/** What social networks ask for (https://developers.facebook.com/docs/sharing/webmasters/images), in pixels. */
const cardSize = '1200 x 630';

/** Every page has a social card that networks can fetch and show. */
export async function cards(site: Export): Promise<Finding> {
  const origin = originOf(site);
  const problems = await Promise.all(
    publishedPages(site).map(async (page) => {
      const problem = await cardProblem(site, origin, meta(page, 'og:image'));
      return problem ? [`${page.file}: ${problem}`] : [];
    }),
  );
  return judge('Social cards', problems.flat(), {
    done: `each page has one of ${cardSize} pixels`,
    todo: '`npm run build` draws them (lib/cards.ts); lib/metadata.ts names them.',
  });
}

/** @returns a clause */
async function cardProblem(
  { files }: Export,
  origin: string,
  address: string | undefined,
): Promise<string | undefined> {
  if (!address) return 'it names no card (og:image)';
  if (!URL.canParse(address) || new URL(address).origin !== origin) {
    return `its card ${address} is not at the site's own address ${origin}`;
  }
  const content = files.get(new URL(address).pathname);
  if (!content) return `its card ${address} is missing`;
  // Sharp refuses what is no image.
  const image = await sharp(content)
    .metadata()
    .catch(() => undefined);
  if (!image || !/^(png|jpeg)$/.test(image.format)) return `its card ${address} is no PNG or JPEG`;
  const size = `${image.width} x ${image.height}`;
  return size === cardSize ? undefined : `its card ${address} has ${size} pixels instead of ${cardSize}`;
}

/**
 * Every page names an icon, a touch icon and a manifest with icons of its own; whether the pages' own files are there
 * is left to files.ts.
 */
export function icons(site: Export): Finding {
  const needed = ['icon', 'apple-touch-icon', 'manifest'];
  const problems = site.pages.flatMap((page) =>
    needed
      .filter((rel) => linked(page, rel).length === 0)
      .map((rel) => `${page.file} names no ${rel.replaceAll('-', ' ')}`),
  );
  const manifests = new Set(site.pages.flatMap((page) => linked(page, 'manifest')));
  return judge('Icons', [...problems, ...[...manifests].flatMap((href) => manifestProblems(site, href))], {
    done: 'every page has its icons and a manifest',
    todo: 'Look at lib/icons.ts, app/manifest.ts and app/layout.tsx, then `npm run build`.',
  });
}

/** @returns a clause each */
function manifestProblems({ files }: Export, href: string): string[] {
  let manifest;
  try {
    manifest = JSON.parse(String(files.get(href)));
  } catch {
    return [`${href} is missing or no JSON`];
  }
  const listed = manifest?.icons;
  if (!Array.isArray(listed) || listed.length === 0) return [`${href} names no icon`];
  return listed.flatMap((icon) => {
    const name = icon?.src;
    if (typeof name !== 'string') return [`${href} has an icon without an address`];
    return files.get(name)?.length ? [] : [`${href} names ${name}, which is missing`];
  });
}
