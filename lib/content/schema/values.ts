import { z } from 'zod';
import { senders } from '../contact';
import { imagesOf } from '../generated/room-images';
import { howItWorks } from '../home/how-it-works';
import { drawingsIn } from '../home/numbers';
import { problem } from '../home/problem';
import { hero, sections } from '../home/sections';
import { vision } from '../home/vision';
import { pages } from '../pages';
import { roomHref, rooms } from '../rooms';
import { agreedNumbers } from '../shared';
import { site } from '../site';

/*
 * What the values of the content may be. A message says what is allowed: lib/build/content-problems.ts puts the place and the
 * value before it. Only the build imports this folder. Everything else imports its types.
 */

/** A text in which a number promises nothing. */
export const words = z
  .string('Write a text in quotes.')
  .refine((value) => !/^$|^\s|\s$|\s\s/.test(value), {
    error: 'Write a text without a space at its start or end, or two in a row; or remove the part.',
    abort: true,
  })
  .refine((value) => !/&#?\w+;|<\/?[a-z][^<]*>/i.test(value), {
    error: 'Write plain text: pages show HTML as it is written.',
    abort: true,
  })
  .refine((value) => value === value.normalize(), {
    error: 'Type each letter with an accent again: here, the accent is a character of its own.',
    abort: true,
  });

const isAgreed = (value: string): boolean =>
  !/[\d$€£]/.test([site.name, ...agreedNumbers].reduce((rest, number) => rest.replaceAll(number, ''), value));

/** Visitors take a number, a date or a price as a promise. */
export const text = words.refine(isAgreed, {
  error: 'It has a number. If it is true, add it to agreedNumbers in lib/content/shared.ts.',
});

export const textUpTo = (length: number) =>
  text.max(length, { error: ({ input }) => `It has ${String(input).length} characters, at most ${length}.` });

/** Several texts of an object. */
export const texts = <Key extends string>(...keys: Key[]) =>
  Object.fromEntries(keys.map((key) => [key, text])) as Record<Key, typeof text>;

export function numberFrom(least: number, most: number) {
  const error = ({ input }: { input?: unknown }) =>
    `Write a number from ${least} to ${most}${typeof input === 'string' ? ', without quotes' : ''}.`;
  return z.number({ error }).min(least, { error }).max(most, { error });
}

export const oneOf = <const Value extends string>(values: readonly Value[]) =>
  z.enum(values, { error: `Write ${values.map((value) => `'${value}'`).join(', ')}.` });

type Refinement<Value> = (value: Value, context: z.RefinementCtx) => void;

/** No two items may have the same. */
export const unique =
  (key: string): Refinement<readonly unknown[]> =>
  (items, { addIssue }) => {
    const values = items.map((item) => (item as Record<string, unknown>)[key]);
    values.forEach((input, index) => {
      if (input !== undefined && values.indexOf(input) < index)
        addIssue({ code: 'custom', path: [index, key], input, message: 'It is taken: choose another.' });
    });
  };

export const listOrNone = <Item extends z.ZodType>(item: Item) =>
  z.array(item, 'Write a list: [ ].').superRefine(unique('id')).readonly();

export const list = <Item extends z.ZodType>(item: Item) =>
  listOrNone(item).refine(({ length }) => length > 0, 'The list is empty: it needs at least one item.');

/** Also a part of an address. `main` and `menu` are places in each page. */
export const id = z
  .string('Write an id in quotes.')
  .regex(
    /^(?!(main|menu)$)[a-z][a-z\d-]*$/,
    'Write one word of small letters, digits and hyphens, not main or menu.',
  );

/** The allowed values are read when one is checked: they come from content that may be wrong itself. */
const reference = (allowed: () => readonly string[]) =>
  z
    .string('Write a text in quotes.')
    .refine((value) => allowed().includes(value), { error: () => `Use ${allowed().join(', ')}.` });

/** Also those of a section that is not in the list: the page leaves out what would show them. */
export const drawingId = reference(() => [
  ...new Set(drawingsIn([problem, howItWorks, vision, sections]).map((drawing) => drawing.id)),
]);

export const roomId = reference(() => rooms.map((room) => room.id));

export const pictureId = id.refine((value) => imagesOf(value), {
  error: ({ input }) => `It has no pictures: npm run media -- IMAGE --as room ${input}`,
});

const pagesAndPlaces = (): string[] => [
  ...pages.map(({ path }) => path),
  ...['senders', ...senders.names.map((sender) => sender.id)].map((sender) => `/contact#${sender}`),
  ...rooms.map(roomHref),
  ...[hero, ...sections].flatMap((section) => ('id' in section ? `/#${section.id}` : [])),
];

export const url = z.url({ protocol: /^https$/, error: 'Write a URL with https://.' });

export const href = z
  .string('Write a path in quotes.')
  .refine((value) => pagesAndPlaces().includes(value) || url.safeParse(value).success, {
    error: () => `Use ${pagesAndPlaces().join(', ')} or a URL with https://.`,
  });

export const email = z.email('Write an e-mail address, such as hello@example.com.');

const day = 86_400_000;

const example = () => `Write a date such as ${new Date().toISOString().slice(0, 10)}, at most a year ahead.`;

export const date = z.iso
  .date({ error: example, abort: true })
  .refine((value) => Date.parse(value) < Date.now() + 366 * day, { error: example });

const line = z.strictObject({
  text,
  /** The font's width axis, from condensed to expanded. */
  width: numberFrom(62, 125),
  /** The font's weight axis; 900 by default. */
  weight: numberFrom(400, 900).exactOptional(),
  softWord: words.exactOptional(),
});

/** A line of large type, scaled to fill the width of its container. */
export const fittedLine = line.refine(
  ({ text, softWord }) => softWord === undefined || text.split(' ').includes(softWord),
  { path: ['softWord'], error: 'Write a word of the line.' },
);

/** A line that narrow screens show as two. */
export const splitLine = line
  .extend({ split: z.tuple([fittedLine, fittedLine]).readonly() })
  .refine(({ text, split }) => split.map((part) => part.text).join(' ') === text, {
    path: ['split'],
    error: 'Write the words of the line.',
  });

const pixels = numberFrom(1, 10_000);

export const image = z.strictObject({
  src: z
    .string('Write the path of a file in public/.')
    .regex(/^\/[\w./-]+$/, 'Use letters, digits, - and _ in the name of a file.'),
  width: pixels,
  height: pixels,
  alt: text,
});

export const textLink = z.strictObject({ text, href });

/** A link within a sentence. `leadsTo` names its target for screen readers, which list links without context. */
export const sentenceLink = textLink.extend({ leadsTo: text });

export const titledText = z.strictObject(texts('title', 'text'));

const actions = ['play', 'pause', 'unmute', 'mute'] as const;

/** The names of a loop's buttons, and what screen readers say after a press. */
export const loop = z.strictObject({
  ...texts('label', ...actions),
  announcement: z.strictObject(texts(...actions)),
});

const percent = numberFrom(0, 100);

/** A drawing with its caption. The page numbers the drawings. Texts name them by their id. */
export const drawing = z.strictObject({
  id,
  title: text,
  text: text.exactOptional(),
  /** The stage of development, if the thing does not exist yet. */
  status: text.exactOptional(),
  image,
  /** The middle of its thumbnails, in percent from the top left; by default, that of the drawing. */
  middle: z.strictObject({ x: percent, y: percent }).exactOptional(),
});

/** What search engines show: https://moz.com/learn/seo/title-tag and meta-description. */
export const pageDescription = z.strictObject({ title: textUpTo(60), description: textUpTo(160) });

/** `link` is the text of the page's link in the footer. */
export const pageContent = pageDescription.extend({ link: text });

export const intro = z.strictObject({ label: titledText, title: fittedLine, lead: text });

export type DrawingContent = z.infer<typeof drawing>;
export type FittedLine = z.infer<typeof fittedLine>;
export type Image = z.infer<typeof image>;
export type IntroContent = z.infer<typeof intro>;
export type LoopAction = (typeof actions)[number];
export type LoopContent = z.infer<typeof loop>;
export type PageContent = z.infer<typeof pageContent>;
export type PageDescription = z.infer<typeof pageDescription>;
export type SentenceLink = z.infer<typeof sentenceLink>;
export type SplitLine = z.infer<typeof splitLine>;
export type TextLink = z.infer<typeof textLink>;
export type TitledText = z.infer<typeof titledText>;
