import { z } from 'zod';
import { href } from './link-targets';
import { lineProblem } from './line-problems';
import { imageProblem } from './image-problem';
import { hasGlyphs } from '../build/typeface';
import { imagesOf } from '../content/media/room-images';
import { agreedNumbers } from '../content/shared';
import { site } from '../content/site';

/*
 * What the values of the content may be. A message says what is allowed: lib/schema/content-problems.ts puts the place and the
 * value before it. Only the build imports this folder. Everything else imports its types.
 */

/** A text in which a number promises nothing. */
export const anyText = z
  .string()
  .regex(/^\S+( \S+)*$/, {
    error: 'Write a text without a space at its start or end, or two in a row; or remove the part',
    abort: true,
  })
  .refine((value) => !/&#?\w+;|<\/?[a-z]/i.test(value), 'Write plain text: pages show HTML as it is written')
  .refine((value) => value === value.normalize(), 'Type each letter with an accent again, as one character');

function isAgreed(value: string): boolean {
  let rest = value;
  for (const agreed of [site.name, ...agreedNumbers]) rest = rest.replaceAll(agreed, '');
  return !/[\d$€£]/.test(rest);
}

/** Visitors take a number, a date or a price as a promise. */
export const text = anyText.refine(
  isAgreed,
  'It has a number. If it is true, add it to agreedNumbers in lib/content/shared.ts',
);

const inFont = {
  error: 'The font lacks a character of it: use letters and signs of Western Europe',
  abort: true,
};

/** What the build draws or measures. */
export const measurableText = anyText.refine(hasGlyphs, inFont);

/** A rule that says what is wrong with a part, or nothing. */
export const rule =
  <Value>(part: string, problemOf: (value: Value) => string | undefined) =>
  (value: Value, { addIssue }: z.RefinementCtx) => {
    const message = problemOf(value);
    if (message) addIssue({ code: 'custom', path: [part], message });
  };

/** Several texts of an object. */
export const texts = <Key extends string>(...keys: Key[]) =>
  Object.fromEntries(keys.map((key) => [key, text])) as Record<Key, typeof text>;

export function numberFrom(least: number, most: number) {
  const error = `Write a number from ${least} to ${most}`;
  return z.number().min(least, error).max(most, error);
}

/** No two items may have the same. */
export function unique(key: string) {
  return (items: readonly unknown[], { addIssue }: z.RefinementCtx) => {
    const values = items.map((item) => (item as Record<string, unknown>)[key]);
    values.forEach((input, index) => {
      if (input !== undefined && values.indexOf(input) < index)
        addIssue({ code: 'custom', path: [index, key], message: 'It is taken: choose another' });
    });
  };
}

export const listOrNone = <Item extends z.ZodType>(item: Item) =>
  z.array(item).superRefine(unique('id')).readonly();

export const list = <Item extends z.ZodType>(item: Item) =>
  listOrNone(item).refine(({ length }) => length > 0, 'The list is empty: it needs at least one item');

/** Also a part of an address. `main` and `menu` are places in each page, and `senders` is one in the form. */
export const id = z
  .string()
  .regex(
    /^(?!(main|menu|senders)$)[a-z][a-z\d-]*$/,
    'Write small letters, digits and hyphens, not main, menu or senders',
  );

export const idWithImages = id.refine((value) => imagesOf(value), {
  error: ({ input }) => `It has no pictures: npm run media -- IMAGE --as room ${input}`,
});

const today = new Date();
const nextYear = new Date(today.getFullYear() + 1, today.getMonth(), today.getDate() + 1).toISOString();
const example = `Write a date such as ${today.toISOString().slice(0, 10)}, at most a year ahead`;

export const date = z.iso.date(example).refine((value) => value < nextYear, example);

const line = z.strictObject({
  text: text.refine(hasGlyphs, inFont),
  /** The font's width axis, from condensed to expanded. */
  width: numberFrom(62, 125),
  /** The font's weight axis; 900 by default. */
  weight: numberFrom(400, 900).exactOptional(),
  softWord: anyText.exactOptional(),
});

/** A line of large type, scaled to fill the width of its container. */
export const fittedLine = line
  .refine(({ text, softWord }) => !softWord || text.split(' ').includes(softWord), {
    path: ['softWord'],
    error: 'Write a word of the line',
  })
  .superRefine(rule('text', lineProblem));

/** A line that shows as several where the screen has no room for it as a whole. */
export const splittingLine = fittedLine
  .safeExtend({ split: list(fittedLine).exactOptional() })
  .refine(({ text, split }) => !split || split.map((part) => part.text).join(' ') === text, {
    path: ['split'],
    error: 'Write the words of the line',
  });

const pixels = numberFrom(1, 10_000);

const file = z.strictObject({
  src: z.string().regex(/^\/[\w./-]+$/, {
    error: 'Use letters, digits, - and _ in the path of a file in public/, such as /media/bell.jpg',
    abort: true,
  }),
  width: pixels,
  height: pixels,
});

/** An image whose text is elsewhere. */
export const portrait = file.superRefine(rule('src', imageProblem));

export const image = file.extend({ alt: text }).superRefine(rule('src', imageProblem));

export const textLink = z.strictObject({ text, href });

/** A link within a sentence. `leadsTo` names its target for screen readers, which list links without context. */
export const sentenceLink = textLink.extend({ leadsTo: text });

/** The heading of a page or a section, and a note below it. */
export const heading = z.strictObject(texts('title', 'note'));

export const titledText = z.strictObject(texts('title', 'text'));

const actions = ['play', 'pause', 'unmute', 'mute'] as const;

/** The names of a loop's buttons, and what screen readers say after a press. */
export const loop = z.strictObject({
  ...texts('ariaLabel', ...actions),
  announcement: z.strictObject(texts(...actions)),
});

/** A picture with its caption. The page numbers the plates. */
export const plate = z.strictObject({
  id,
  title: text,
  text: text.exactOptional(),
  /** The status, if the thing does not exist yet. */
  status: text.exactOptional(),
  link: textLink.exactOptional(),
  image,
});

/** What search engines show: https://moz.com/learn/seo/title-tag and meta-description. */
export const pageDescription = z.strictObject({ title: text.max(60), description: text.max(160) });

/** `link` is the text of the page's link in the footer. */
export const pageContent = pageDescription.extend({ link: text });

export const intro = z.strictObject({ heading, title: fittedLine, lead: text });

export type FittedLine = z.infer<typeof fittedLine>;
export type HeadingContent = z.infer<typeof heading>;
export type Image = z.infer<typeof image>;
export type IntroContent = z.infer<typeof intro>;
export type LoopAction = (typeof actions)[number];
export type LoopContent = z.infer<typeof loop>;
export type PageContent = z.infer<typeof pageContent>;
export type PageDescription = z.infer<typeof pageDescription>;
export type PlateContent = z.infer<typeof plate>;
export type SentenceLink = z.infer<typeof sentenceLink>;
export type TextLink = z.infer<typeof textLink>;
export type SplittingLine = z.infer<typeof splittingLine>;
