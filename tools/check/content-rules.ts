import { existsSync, readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { firstScreenEnd } from '../../lib/build/first-screen-end';
import type { Content, Found } from '../../lib/content/all-content';
import { senders } from '../../lib/content/contact';
import { hero, sections } from '../../lib/content/home/sections';
import { page as notFoundPage } from '../../lib/content/not-found';
import { pages } from '../../lib/content/pages';
import { roomHref, rooms } from '../../lib/content/rooms';
import { agreedNumbers } from '../../lib/content/shared';
import { site } from '../../lib/content/site';
import { player } from '../../lib/content/vr-tour';
import { filesIn } from '../publish/files';

const day = 86_400_000;

/** Each finding has the place of a value, the value, and what is allowed. */
export async function contentFindings(content: Content): Promise<string[]> {
  const { texts, images } = content;
  return [
    ...spaceFindings(texts),
    ...numberFindings(texts),
    ...lineFindings(content),
    ...listFindings(content),
    ...idFindings(texts),
    ...drawingFindings(texts),
    ...doorFindings(texts),
    ...linkFindings(texts),
    ...dateFindings(texts),
    ...(await Promise.all(images.map(imageFindings))).flat(),
  ];
}

const report = (found: readonly Found<string>[], rule: string) =>
  found.map(({ place, value }) => `${place}: "${value}" ${rule}.`);

const at = (texts: readonly Found<string>[], place: RegExp) =>
  texts.filter((found) => place.test(found.place));

const idsIn = (texts: readonly Found<string>[]) => texts.map(({ value }) => value);

function spaceFindings(texts: readonly Found<string>[]): string[] {
  const wrong = texts.filter(({ value }) => /^$|^\s|\s$|\s\s/.test(value));
  const rule = 'is empty, starts or ends with a space, or has two in a row: correct it, or remove the part';
  return report(wrong, rule);
}

/** Visitors take a number, a date or a price as a promise. */
function numberFindings(texts: readonly Found<string>[]): string[] {
  const agreed = [site.name, player.drawing, ...agreedNumbers];
  const wrong = texts.filter(({ place, value }) => {
    if (/^lib\/content\/site\.ts|\.(href|src|email|id)$|Date$/.test(place)) return false;
    return /[\d$€£]/.test(agreed.reduce((text, number) => text.replaceAll(number, ''), value));
  });
  return report(wrong, 'has a number. If it is true, add it to agreedNumbers in lib/content/shared.ts');
}

function lineFindings({ lines, splitLines }: Content): string[] {
  const split = splitLines.flatMap(({ place, value: { text, split } }) =>
    split.map((part) => part.text).join(' ') === text ? [] : { place, value: text },
  );
  const soft = lines.flatMap(({ place, value: { text, softWord } }) =>
    softWord === undefined || text.split(' ').includes(softWord) ? [] : { place, value: text },
  );
  return [
    ...report(split, 'has other words in split: write the same'),
    ...report(soft, 'does not have its soft word: correct softWord'),
  ];
}

/** Pages leave out these lists when they are empty. */
const optionalList = /: site\.(social|press)$|\.(notes|doors)$/;

function listFindings({ lists }: Content): string[] {
  const empty = lists.filter(({ place, value }) => value.length === 0 && !optionalList.test(place));
  return empty.map(({ place }) => `${place} is an empty list: it needs at least one item.`);
}

/** The page itself has these. */
const idsOfPages = ['main', 'menu', firstScreenEnd];

const drawingId = /^lib\/content\/home\/.*drawing(s\.\d+)?\.id$/;

function idFindings(texts: readonly Found<string>[]): string[] {
  const wrongIn = (found: Found<string>[], taken: string[]) =>
    found.filter(({ value }, index) => {
      const others = [...taken, ...idsIn(found.slice(0, index))];
      return others.includes(value) || !/^[a-z][a-z\d-]*$/.test(value);
    });
  const wrong = [
    ...wrongIn(at(texts, /^lib\/content\/home\/.*: (\w+|sections\.\d+)\.id$/), idsOfPages),
    ...wrongIn(at(texts, drawingId), []),
  ];
  return report(wrong, 'is taken, or not one word of small letters: choose another id');
}

function drawingFindings(texts: readonly Found<string>[]): string[] {
  const ids = idsIn(at(texts, drawingId));
  const named = at(texts, /^lib\/content\/home\/.*\.(drawing|thumbnail)$/);
  const lost = named.filter(({ value }) => !ids.includes(value));
  return report(lost, `is the id of no drawing. Use ${ids.join(', ')}`);
}

function doorFindings(texts: readonly Found<string>[]): string[] {
  const ids = at(texts, /rooms\.json: \d+\.id$/);
  const lost = at(texts, /\.doors\.\d+\.to$/).filter(({ place, value }) => {
    const others = ids.filter((room) => !place.startsWith(room.place.replace(/id$/, '')));
    return !idsIn(others).includes(value);
  });
  return report(lost, `is no other room. Use ${idsIn(ids).join(', ')}`);
}

function linkFindings(texts: readonly Found<string>[]): string[] {
  const anchors = [hero, ...sections].flatMap((section) => ('id' in section ? section.id : []));
  const targets: string[] = [
    ...pages.map(({ path }) => path),
    '/contact#senders',
    ...senders.names.map(({ id }) => `/contact#${id}`),
    ...rooms.map(roomHref),
    ...anchors.map((id) => `/#${id}`),
  ];
  const lost = at(texts, /\.href$/).filter(
    ({ value }) => !targets.includes(value) && !value.startsWith('https://'),
  );
  return report(lost, `leads nowhere. Use ${targets.join(', ')} or a URL with https://`);
}

function dateFindings(texts: readonly Found<string>[]): string[] {
  const wrong = at(texts, /(: securityUntil|Date)$/).filter(({ value }) => {
    const time = Date.parse(value);
    // JavaScript reads February 31 as March 3.
    const isDate = !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === value;
    return !isDate || time > Date.now() + 366 * day;
  });
  const example = new Date().toISOString().slice(0, 10);
  return report(wrong, `is no date, or is more than a year ahead. Write it like ${example}`);
}

async function imageFindings({ place, value: { src, width, height } }: Found<Content['images'][0]['value']>) {
  if (!/^\/[\w./-]+$/.test(src))
    return [
      `${place}.src: "${src}" has a space or a sign. Use letters, digits, - and _ in the name of a file.`,
    ];
  const file = [`public${src}`, src.replace('/media/plates', 'components/drawings/files')].find(existsSync);
  if (!file) return [`${place}.src: public${src} does not exist. Add it, or correct src.`];
  const kilobytes = Math.ceil(statSync(file).size / 1000);
  if (kilobytes > 500) return [`${place}.src: ${file} has ${kilobytes} kB, at most 500. Save it smaller.`];
  const found = await sharp(file)
    .metadata()
    .catch(() => undefined);
  if (!found) return [`${place}.src: ${file} is no picture that browsers show. Save it as JPEG, PNG or SVG.`];
  // Phones save a photo with its rotation.
  const { width: w, height: h } = found.autoOrient;
  if (w === width && h === height) return [];
  return [`${place}: ${file} is ${w} x ${h}, not ${width} x ${height}. Set width: ${w}, height: ${h}.`];
}

type Row = { name: string; path: string; title: string };

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
  const twice = (['name', 'path', 'title'] as const).flatMap((part) => {
    const values = [...rows.map((row) => row[part]), part === 'title' ? notFoundPage.title : ''];
    const again = values.filter((value, index) => values.indexOf(value) < index);
    return again.map((value) => `${file}: two pages have the ${part} "${value}". Change one.`);
  });
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
  return [...twice, ...wrong, ...lost.map((route) => `${route}: ${file} has no row with its path. Add one.`)];
}
