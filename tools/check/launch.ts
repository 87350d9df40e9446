/** `npm run check:launch`: lists what is left to do before the site in `out/` can be published. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import nextEnv from '@next/env';
import { chromium } from 'playwright';
import { contentTexts } from '../../lib/schema/content-problems';
import { readSettings, type Settings } from '../../lib/build/read-settings';
import { contactPath } from '../../lib/contact-fields';
import { walkthroughVideo } from '../../lib/content/media/videos';
import { founder } from '../../lib/content/home/founder';
import { sections } from '../../lib/content/home/sections';
import { notSet } from '../../lib/content/shared';
import { site as brand } from '../../lib/content/site';
import { filmDate, player, transcript } from '../../lib/content/vr-tour';
import type { PlayerContent } from '../../lib/schema/pages';
import { filesIn } from '../export/files';
import { attribute, linksOf } from '../export/markup';
import { main, root } from '../run.mjs';
import { startSiteServer } from '../serve/serve';
import { ensureChromium } from '../setup/install-programs';
import {
  brokenLinks,
  readExport,
  textsOf,
  valuesIn,
  type ExportedPage,
  type ExportedSite,
  type PlacedText,
} from './exported-site';
import { note, ok, problem, quoted, report } from './report';

type Site = ExportedSite &
  Settings &
  Pick<PlayerContent, 'embedPoster'> & {
    email: string;
    name: string;
    isUnsigned: boolean;
    /** The parts of the transcript. Their brackets are sounds, not placeholders. */
    heard: readonly string[];
    /** The days of the video that the content describes, and of the site's own. */
    filmDate: string;
    madeOn: string;
  };

const unreal = /(^|\.)(example(\.[a-z]+)?|test|invalid|local|localhost)$|^[^.]*$|^[\d.]+$/;

export function settingFindings({ pages, siteUrl, apiBase, tourVideo, email, isStaging }: Site): string[] {
  const found = valuesIn(pages);
  const tour = tourVideo?.watchUrl ?? '';
  const settings = [
    // `pageFindings` compares the first two with the pages.
    { name: 'NEXT_PUBLIC_SITE_URL in .env', value: siteUrl, isBuilt: true },
    ...(apiBase ? [{ name: 'NEXT_PUBLIC_API_BASE in .env', value: apiBase, isBuilt: true }] : []),
    {
      name: 'NEXT_PUBLIC_TOUR_VIDEO_URL in .env',
      value: tour,
      isBuilt: found.includes(tour || walkthroughVideo.sources[0]!.src),
    },
    {
      name: '`email` in lib/content/site.ts',
      value: email,
      isBuilt: found.some((value) => value.startsWith(`mailto:${email}`)),
    },
  ];
  const lost =
    'NEXT_PUBLIC_API_BASE in .env is empty, so messages would be lost. Write the URL of the backend, ' +
    `or self if the host of the site answers POST ${contactPath} itself.`;
  const staging = 'NEXT_PUBLIC_SITE_STAGING in .env: 1 asks search engines to leave the site out.';
  const lines = settings.map(({ name, value, isBuilt }) => {
    const [, host = ''] = /(?:@|\/\/)([^/:]+)/.exec(value) ?? [];
    const line = `${name}: ${value || '(empty)'}`;
    if (value.startsWith('http:')) return problem(`${line} does not begin with https://.`);
    if (value && unreal.test(host)) return problem(`${line} is a placeholder, or only for this computer.`);
    return isBuilt ? ok(line) : problem(`${line} is not what the pages have. Run \`npm run build\`.`);
  });
  return [
    ...lines,
    ...(apiBase === undefined ? [problem(lost)] : []),
    ...(isStaging ? [problem(staging)] : []),
  ];
}

/** What a page says to browsers and search engines that contradicts its settings and path. */
function differencesIn({ file, path: own, elements }: ExportedPage, site: Site, sitemap: string) {
  const { siteUrl, apiBase, isStaging } = site;
  const isError = own === '/404';
  const fullUrl = own === '/' ? siteUrl : siteUrl + own;
  const url = isError ? '' : fullUrl;
  const contents = (name: string, value: string) =>
    elements
      .filter((element) => attribute(element, name) === value)
      .map((element) => attribute(element, 'content')!);
  const policies = contents('http-equiv', 'Content-Security-Policy');
  const canonicals = linksOf(elements, 'canonical').map((link) => attribute(link, 'href'));
  const robots = new Set(contents('name', 'robots'));
  const parts = [
    {
      what: 'policy for connections',
      found: policies.map((policy) => /connect-src[^;]*/.exec(policy)?.[0]).join(' and '),
      expected: `connect-src 'self'${apiBase ? ` ${new URL(apiBase).origin}` : ''}`,
    },
    { what: 'canonical URL', found: canonicals.join(' and '), expected: url },
    { what: 'URL in sitemap.xml', found: sitemap.includes(`<loc>${url}</loc>`) ? url : '', expected: url },
    {
      what: 'rule for search engines',
      found: [...robots].join(),
      expected: isError || isStaging ? 'noindex' : '',
    },
  ];
  return parts.flatMap(({ what, found, expected }) =>
    found === expected ? [] : `out/${file} has ${quoted(found)} as its ${what}, not ${quoted(expected)}.`,
  );
}

export function pageFindings(site: Site): string[] {
  const read = (file: string) =>
    site.files.includes(file) ? readFileSync(path.join(site.folder, file), 'utf8') : '';
  const sitemap = read('sitemap.xml');
  const problems = site.pages.flatMap((page) => differencesIn(page, site, sitemap));
  if (!read('robots.txt').includes(`Sitemap: ${site.siteUrl}/sitemap.xml`))
    problems.push('out/robots.txt does not name the sitemap.');
  return problems.length > 0
    ? problems.map((text) => problem(`${text} Correct the page, or run \`npm run build\`.`))
    : [ok('Each page has its policy, its URL, and a line in the sitemap.')];
}

const workingName = 'Combat + Culture';
const unfinished = /(?<!\w)[[{<]\p{L}[^[\]{}<>]*[\]}>]/gu;
/** Not gobyexample.com, which is a real domain. */
const leftovers = [
  /\b(lorem ipsum|dolor sit amet)\b/gi,
  /\b(TODO|FIXME|TBD|TBC|XXX+)\b/g,
  unfinished,
  /(?<![\w-])([\w-]+\.)*(example\.(com|net|org|edu)|[\w-]+\.example)(?![\w-])/gi,
  /^(#|http:.*)$/gi,
];

const secret = /(^|\/)\.(?!well-known\/)|~$|\.(sql|sqlite3?|dump|log|bak|pem|key|p12|pfx)(\.\w+)?$/i;

export function leftoverFindings(site: Site, content: readonly PlacedText[]): string[] {
  const { pages, files, siteUrl, email, name, heard } = site;
  const patterns = name === workingName ? leftovers : [...leftovers, /combat\s*\+\s*culture/gi];
  const found = [...content, ...pages.flatMap(textsOf)].flatMap(({ place, value }) => {
    const text = value.replaceAll(email, '').replaceAll(new URL(siteUrl).host, '');
    const isHeard = heard.includes(value.trim());
    const wrong = isHeard ? patterns.filter((pattern) => pattern !== unfinished) : patterns;
    const matches = wrong.flatMap((pattern) => text.match(pattern) ?? []);
    return matches.map((match) => `${place} has ${quoted(match)}. Write the real one.`);
  });
  const problems = new Set([
    ...found,
    ...brokenLinks(site).map((url) => `${quoted(url)} leads to no page or file.`),
    ...files.filter((file) => secret.test(file)).map((file) => `out/${file} would be public. Delete it.`),
  ]);
  return problems.size > 0 ? [...problems].map(problem) : [ok('No text, link or file is left from before.')];
}

/** The content may describe an older video. */
function walkthroughNote({ tourVideo, embedPoster, filmDate, madeOn }: Site): string | undefined {
  const file = 'lib/content/vr-tour.ts';
  if (tourVideo && !embedPoster)
    return `The tour video has the poster of the site's own film: set \`embedPoster\` in ${file}.`;
  if (!tourVideo && filmDate < madeOn)
    return (
      `\`posterAlt\` and the sound in ${file} describe the film of ${filmDate}, not that of ${madeOn}: ` +
      'correct them, then set `filmDate`.'
    );
  return undefined;
}

export function noteFindings(site: Site, content: readonly PlacedText[]): string[] {
  const { folder, pages, apiBase, name, isUnsigned } = site;
  const security = readFileSync(path.join(folder, '.well-known/security.txt'), 'utf8');
  const [, expires = ''] = /Expires: (\S+)/.exec(security) ?? [];
  const days = Math.floor((Date.parse(expires) - Date.now()) / 86_400_000);
  const isPrivacy = (value: string) => /^(\/|https:)\S*privacy/i.test(value);
  const pluses = name.includes('+') ? [] : content.filter(({ value }) => / \+ |\bplus\b/i.test(value));
  const isOpen = pages.flatMap(textsOf).some(({ value }) => value.trim() === notSet);
  const notes = [
    name === workingName && `"${name}" is a working name (lib/content/site.ts).`,
    ...pluses.map(({ place, value }) => `The name has no plus, but ${place} has: ${quoted(value)}.`),
    isOpen && `A page says ${quoted(notSet)}: write what is set in place of \`notSet\` in lib/content.`,
    isUnsigned && "No person signs the founder's statement (lib/content/home/founder.ts).",
    !valuesIn(pages).some(isPrivacy) && 'No link leads to a privacy page (docs/editing.md has an example).',
    days < 60 && `security.txt ends in ${days} days: set \`securityUntil\` in lib/content/site.ts.`,
    apiBase === '' && `The host of the site must accept POST ${contactPath} itself.`,
    walkthroughNote(site),
  ];
  return notes.flatMap((text) => (text ? [note(text)] : []));
}

async function browserFindings({ folder, pages }: ExportedSite, signal: AbortSignal): Promise<string[]> {
  const executablePath = await ensureChromium(signal);
  const { origin } = await startSiteServer({ directory: folder, port: 0, signal });
  const browser = await chromium.launch({ executablePath });
  const problems: string[] = [];
  for (const { file, path: url } of pages) {
    const page = await browser.newPage();
    const add = (text: string) => problems.push(problem(`${file}: ${quoted(text)}. Undo your last change.`));
    page.on('pageerror', ({ message }) => add(message));
    page.on('console', (message) => {
      // The 404 page has the status 404 on purpose.
      const isStatus = message.location().url === page.url() && message.text().includes('404');
      if (message.type() === 'error' && !isStatus) add(message.text());
    });
    await page.goto(origin + url);
    const waiting = page.waitForSelector('[data-script="needed"]', { state: 'detached' });
    await waiting.catch(() => add('its scripts do not run'));
  }
  await browser.close();
  return problems.length > 0 ? problems : [ok('Every page works in Chromium.')];
}

const isPerson = (name?: string) => name !== undefined && !name.includes(brand.name);

main(import.meta.url, async (signal) => {
  const { combinedEnv } = nextEnv.loadEnvConfig(root, false);
  const isUnsigned = sections.includes(founder) && !isPerson(founder.signature?.name);
  const heard = [transcript.sound, ...(walkthroughVideo.transcript ?? [])].map(({ text }) => text);
  const facts = {
    ...brand,
    ...player,
    isUnsigned,
    heard,
    filmDate,
    madeOn: walkthroughVideo.date.slice(0, 10),
  };
  const site = {
    ...readExport(path.join(root, 'out'), filesIn(path.join(root, 'public'))),
    ...readSettings(combinedEnv),
    ...facts,
  };
  const texts = contentTexts();
  report([
    ...settingFindings(site),
    ...pageFindings(site),
    ...leftoverFindings(site, texts),
    ...(await browserFindings(site, signal)),
    ...noteFindings(site, texts),
  ]);
  console.log('Ready to launch.');
});
