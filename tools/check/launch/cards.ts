import sharp from 'sharp';
import { judge, type Finding } from '../findings';
import { linkHrefs, metaContent, publishedPages, type Export } from './export';
import { originOf } from './urls';

/** What social networks ask for (https://developers.facebook.com/docs/sharing/webmasters/images), in pixels. */
const cardSize = '1200 x 630';

/** Checks that every page has a social card that networks can fetch and show. */
export async function cards(site: Export): Promise<Finding> {
  const origin = originOf(site);
  const problems = await Promise.all(
    publishedPages(site).map(async (page) => {
      const clause = await cardProblem(site, origin, metaContent(page, 'og:image'));
      return clause ? [`${page.file}: ${clause}`] : [];
    }),
  );
  return judge('Social cards', problems.flat(), {
    done: `each page has one of ${cardSize} pixels`,
    todo: '`npm run build` draws them (lib/build/cards.ts). lib/build/metadata.ts names them.',
  });
}

/** @returns a clause; undefined when the card is right */
async function cardProblem(
  { files }: Export,
  origin: string,
  url: string | undefined,
): Promise<string | undefined> {
  if (!url) return 'it names no card (og:image)';
  if (!URL.canParse(url) || new URL(url).origin !== origin) return `its card ${url} is not on ${origin}`;
  const content = files.get(new URL(url).pathname);
  if (!content) return `its card ${url} is missing`;
  // Sharp throws for a file that is not an image.
  const image = await sharp(content)
    .metadata()
    .catch(() => undefined);
  if (!image || !/^(png|jpeg)$/.test(image.format)) return `its card ${url} is not a PNG or JPEG`;
  const size = `${image.width} x ${image.height}`;
  return size === cardSize ? undefined : `its card ${url} has ${size} pixels instead of ${cardSize}`;
}

/**
 * Checks that every page names an icon, a touch icon and a manifest, and that the manifest's icons exist. files.ts
 * checks that the page's own files exist.
 */
export function icons(site: Export): Finding {
  const problems = site.pages.flatMap((page) =>
    ['icon', 'apple-touch-icon', 'manifest']
      .filter((rel) => linkHrefs(page, rel).length === 0)
      .map((rel) => `${page.file} names no ${rel.replaceAll('-', ' ')}`),
  );
  const manifests = new Set(site.pages.flatMap((page) => linkHrefs(page, 'manifest')));
  return judge('Icons', [...problems, ...[...manifests].flatMap((href) => manifestProblems(site, href))], {
    done: 'every page has its icons and a manifest',
    todo: 'Correct lib/build/icons.ts, app/manifest.ts or app/layout.tsx, then run `npm run build`.',
  });
}

/** @returns one clause for each problem */
function manifestProblems({ files }: Export, href: string): string[] {
  let sources: unknown[];
  try {
    const { icons } = JSON.parse(String(files.get(href)));
    sources = icons.map(({ src }: { src: unknown }) => src);
  } catch {
    return [`${href} is missing or is not a manifest with icons`];
  }
  if (sources.length === 0) return [`${href} names no icon`];
  return sources
    .filter((src) => !files.get(String(src))?.length)
    .map((src) => `${href} names ${src}, which is missing`);
}
