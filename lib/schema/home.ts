import { z } from 'zod';
import { titleProblem } from './line-problems';
import { hero as heroContent } from '../content/home/hero';
import { platesIn } from '../content/home/numbering';
import {
  fittedLine,
  heading,
  id,
  image,
  list,
  listOrNone,
  loop,
  pageContent,
  plate,
  portrait,
  rule,
  sentenceLink,
  splittingLine,
  text,
  textLink,
  texts,
  titledText,
} from './values';

const namedStatus = z.strictObject(texts('name', 'status'));

export const hero = z
  .strictObject({
    id,
    ...texts('ariaLabel', 'logo'),
    menu: fittedLine,
    title: list(splittingLine),
    // Three lines on a phone.
    subtitle: text.max(138),
    statuses: list(namedStatus),
    walkthrough: textLink,
    join: textLink,
    video: loop,
  })
  .superRefine(rule('title', ({ title }) => titleProblem(title)));

export const statuses = z.strictObject(texts('game', 'popUp', 'venue', 'retail', 'museum'));

/** The page numbers the headings. */
const section = z.strictObject({ id, menu: fittedLine.exactOptional(), heading });

const comparison = z.strictObject({
  ...texts('caption', 'aspect', 'today', 'ours'),
  rows: list(z.strictObject({ ...texts('aspect', 'today', 'ours'), status: text.exactOptional() })),
});

const audience = z.strictObject({
  heading,
  names: list(z.strictObject(texts('name', 'note'))),
  callToAction: titledText.extend({ link: sentenceLink }),
});

const problem = section.extend({
  kind: z.literal('problem'),
  headline: list(fittedLine),
  joined: list(fittedLine),
  labels: z.strictObject(texts('join', 'part')),
  ...texts('lead', 'text'),
  comparison,
  audience,
});

const seam = z.strictObject({ kind: z.literal('seam'), ...texts('alt', 'range', 'ink'), video: loop });

/** The QR code in the tag of a drawing. Phones show the link instead of the text. */
const code = z.strictObject({ text, link: textLink });

const howItWorks = section.extend({
  kind: z.literal('how-it-works'),
  lead: text,
  plates: list(plate.extend({ size: z.enum(['small', 'medium', 'large']), code: code.optional() })),
  unique: z.strictObject({
    title: text,
    points: list(z.strictObject({ line: fittedLine, text })),
  }),
});

/** A full-width image that links to the rooms of the tour. Its copy is in ../rooms.ts. */
const rooms = z.strictObject({ kind: z.literal('rooms') });

/** A milestone between two names. `size` shows its rank. */
const milestone = z.strictObject({
  label: text,
  names: z.tuple([text, text]).readonly(),
  size: z.enum(['main', 'second', 'third', 'under', 'next']),
  note: z.strictObject({ before: text.exactOptional(), figure: text.optional(), after: text }),
  status: text,
});

const traction = section.extend({
  kind: z.literal('traction'),
  headline: list(fittedLine),
  /** How screen readers read the plus between two names. */
  joinedBy: text,
  milestones: list(milestone),
});

const phase = z.strictObject({
  status: text,
  line: fittedLine,
  text,
  link: sentenceLink.exactOptional(),
  /** Where and when, for example. */
  statuses: list(namedStatus).exactOptional(),
  plate: plate.exactOptional(),
});

const vision = section.extend({
  kind: z.literal('vision'),
  ...texts('lead', 'round'),
  phases: list(phase),
});

const founder = section.extend({
  kind: z.literal('founder'),
  headline: list(fittedLine),
  lead: text,
  paragraphs: list(text),
  drawing: image,
  /** Who signs the statement, if anybody. The name also describes the portrait. */
  signature: z.strictObject({ name: text, portrait: portrait.exactOptional() }).optional(),
});

const contactBand = section
  .omit({ heading: true })
  .extend({ kind: z.literal('contact'), ...textLink.shape, title: splittingLine });

const textSection = section.extend({
  kind: z.literal('text'),
  headline: list(fittedLine).exactOptional(),
  lead: text,
  paragraphs: list(text).exactOptional(),
  links: list(textLink).exactOptional(),
  questions: list(z.strictObject(texts('question', 'answer'))).exactOptional(),
});

const anySection = z.discriminatedUnion('kind', [
  contactBand,
  founder,
  howItWorks,
  problem,
  rooms,
  seam,
  traction,
  vision,
  textSection,
]);

const firstRepeated = (values: readonly string[]) =>
  values.find((value, index) => values.indexOf(value) < index);

/** The sections below the hero. Only sections of text can be there more than once. */
const sections = listOrNone(anySection).superRefine((items, { addIssue }) => {
  const kind = firstRepeated(items.map((item) => item.kind).filter((name) => name !== 'text'));
  if (kind) addIssue(`The section "${kind}" is in the list twice: remove one`);
  const plate = firstRepeated(platesIn(items).map((found) => found.id));
  if (plate) addIssue(`Two plates have the id "${plate}": change one`);
  if (items.some((item) => 'id' in item && item.id === heroContent.id))
    addIssue(`A section has the id of the hero, "${heroContent.id}": change it`);
});

export const sectionsModule = z.strictObject({ page: pageContent, sections });

export type AudienceContent = z.infer<typeof audience>;
export type CodeContent = z.infer<typeof code>;
export type ComparisonContent = z.infer<typeof comparison>;
export type ContactBandContent = z.infer<typeof contactBand>;
export type FounderContent = z.infer<typeof founder>;
export type HeroContent = z.infer<typeof hero>;
export type HowItWorksContent = z.infer<typeof howItWorks>;
export type MilestoneContent = z.infer<typeof milestone>;
export type ProblemContent = z.infer<typeof problem>;
export type SeamContent = z.infer<typeof seam>;
export type Section = z.infer<typeof anySection>;
export type SectionContent = z.infer<typeof section>;
export type NamedStatus = z.infer<typeof namedStatus>;
export type TextContent = z.infer<typeof textSection>;
export type TractionContent = z.infer<typeof traction>;
export type VisionContent = z.infer<typeof vision>;
