import { z } from 'zod';
import { fieldNames } from '../contact-fields';
import { href, roomId, url } from './link-targets';
import { menuProblem, nameProblem, senderProblem } from './line-problems';
import { routeProblem } from './route-problem';
import {
  anyText,
  date,
  fittedLine,
  heading,
  id,
  image,
  intro,
  list,
  listOrNone,
  measurableText,
  numberFrom,
  pageContent,
  pageDescription,
  plate,
  idWithImages,
  rule,
  text,
  textLink,
  texts,
  titledText,
  unique,
} from './values';

const siteLink = z.strictObject({ name: text, href: url });

const logo = z.union([z.tuple([measurableText]), z.tuple([measurableText, measurableText])], {
  error:
    "Write the letters on both sides of the plus, such as ['C', 'C'], or one text for a logo without a plus",
});

const site = z
  .strictObject({
    name: measurableText,
    nameLines: list(fittedLine),
    logo: logo.readonly(),
    email: z.email('Write an e-mail address'),
    social: listOrNone(siteLink),
    press: listOrNone(siteLink),
    legalName: anyText.optional(),
    address: list(anyText).optional(),
  })
  .superRefine(rule('name', ({ name }) => nameProblem(name)));

export const siteModule = z.strictObject({
  site,
  language: z.string().regex(/^[a-z]{2}(-[A-Z]{2})?$/, 'Write the code of a language, such as en or de'),
  securityUntil: date,
});

const footer = z.strictObject(texts('writeToUs', 'social', 'press', 'note'));

export const sharedModule = z.strictObject({
  replyTime: anyText,
  agreedNumbers: listOrNone(anyText),
  skipLink: text,
  preview: z.strictObject(texts('ariaLabel', 'text')),
  footer,
  notSet: text,
  plateWord: text,
});

export const navigation = z
  .strictObject({
    ...texts('ariaLabel', 'open', 'close', 'homeLink'),
    items: list(z.strictObject({ id, href: text, line: fittedLine })),
  })
  .superRefine(rule('items', ({ items }) => menuProblem(items.map(({ line }) => line))));

const pathOfPage = z
  .string()
  .regex(/^\/[a-z\d-]*$/, 'Write a path of small letters, digits and hyphens, such as /privacy');

/** The words of each page have their own schema. */
const row = z
  .looseObject({ name: id, path: pathOfPage, title: z.string() })
  .superRefine(rule('path', routeProblem));

export const pagesModule = z.strictObject({
  pages: listOrNone(row).superRefine(unique('name')).superRefine(unique('path')).superRefine(unique('title')),
});

const senders = z.strictObject({
  ...texts('label', 'spoken'),
  names: list(fittedLine.safeExtend({ id }).superRefine(rule('text', senderProblem))),
  you: fittedLine,
});

const failed = z.strictObject({
  ...texts('title', 'unsure', 'blank', 'kept', 'retry', 'or', 'instead'),
  ...texts('long', 'copy', 'copied', 'selected'),
  reasons: z.strictObject(texts('offline', 'unreachable', 'refused', 'rateLimited', 'broken', 'unconfirmed')),
});

const form = z.strictObject({
  ...texts('ariaLabel', 'hint', 'empty', 'other', 'loading', 'overdue', 'reload', 'send', 'sending'),
  fields: z.strictObject(texts(...fieldNames)),
  thanks: list(fittedLine),
  next: textLink,
  slow: z.strictObject(texts('text', 'stop')),
  failed,
});

const instead = z.strictObject(texts('withoutScript', 'broken', 'after'));

/** The words of a page of text. */
export const textPage = z.strictObject({ page: pageContent, intro });

export const contactModule = textPage.extend({ bell: image, senders, form, instead });

const player = z.strictObject({
  controls: z.strictObject(
    texts('title', 'play', 'failed', 'retry', 'playing', 'ended', 'replay', 'captions', 'chapters'),
  ),
  ...texts('trouble', 'watchAt', 'caption', 'posterAlt'),
  /** The number of the walkthrough comes after those of the plates. */
  plateLabel: anyText,
  join: textLink,
  look: textLink,
  closing: list(fittedLine),
  embedPoster: image.optional(),
});

const transcript = z.strictObject({ title: text, sound: titledText });

const comingSoon = z.strictObject({ heading, link: fittedLine.safeExtend({ href }) });

export const vrTourModule = textPage.extend({ player, filmDate: date, transcript, comingSoon });

const notFound = z.strictObject({
  ...texts('hiddenTitle', 'lead'),
  headline: list(fittedLine),
  home: textLink,
  contact: textLink,
  plateLabel: text,
  plate,
});

export const notFoundModule = z.strictObject({ page: pageDescription, notFound });

export const roomsSection = z.strictObject({
  id,
  ...texts('lead', 'start', 'loading', 'reload'),
  title: fittedLine,
  failed: z.strictObject(texts('unsupported', 'lost')),
});

export const roomViewer = z.strictObject({
  ...texts('view', 'hotspots', 'help', 'touchHelp', 'zoom', 'door', 'turnTo', 'zoomIn', 'zoomOut'),
  ...texts('motion', 'noMotion', 'fullScreen', 'close', 'loading', 'checkedIn'),
  directions: z.strictObject(texts('ahead', 'right', 'left', 'up', 'down')),
});

const oneRound = z.strictObject({
  id,
  ...texts('note', 'help', 'start', 'loading', 'started', 'failed', 'retry', 'withoutScript'),
  title: fittedLine,
});

const oneRoundGame = z.strictObject({
  ...texts(
    'ariaLabel',
    'tap',
    'pause',
    'playOn',
    'mute',
    'unmute',
    'leave',
    'yourTurn',
    'of',
    'onBeat',
    'resultAlt',
  ),
  ...texts('save', 'send', 'again'),
  join: textLink,
});

export const oneRoundModule = z.strictObject({ oneRound, oneRoundGame });

/** Degrees from the center of the room's image: yaw to the right, pitch up. */
const direction = z.strictObject({ yaw: numberFrom(-180, 180), pitch: numberFrom(-90, 90) });

const door = direction.extend({ to: roomId });

/** A room to look around in. Its images have the same id (generated/room.json). */
const room = z
  .strictObject({
    id: idWithImages,
    name: text,
    alt: text,
    notes: listOrNone(direction.extend(titledText.shape)).superRefine(unique('title')),
    doors: listOrNone(door).superRefine(unique('to')),
  })
  .refine(({ id, doors }) => doors.every(({ to }) => to !== id), {
    path: ['doors'],
    error: 'Each door leads to another room',
  });

/** Empty without rooms. */
export const rooms = listOrNone(room);

const percent = '(100|\\d?\\d)(\\.\\d+)?%';

const focus = z.looseObject({
  focus: z
    .string()
    .regex(RegExp(`^${percent} ${percent}$`), 'Write two numbers from 0 to 100, such as "74% 30%"'),
});

/** Of the files that `npm run media` writes, only the parts that the owner may edit. */
export const heroVideos = z.looseObject({ landscape: focus, portrait: focus });

export const walkthroughVideo = z.looseObject({
  transcript: list(z.strictObject({ title: anyText.optional(), text: anyText })).optional(),
});

export type ComingSoonContent = z.infer<typeof comingSoon>;

export type FooterContent = z.infer<typeof footer>;
export type FormContent = z.infer<typeof form>;
export type InsteadContent = z.infer<typeof instead>;
export type NavigationContent = z.infer<typeof navigation>;
export type NotFoundContent = z.infer<typeof notFound>;
export type OneRoundContent = z.infer<typeof oneRound>;
export type OneRoundGameContent = z.infer<typeof oneRoundGame>;
export type PlayerContent = z.infer<typeof player>;
export type Room = z.infer<typeof room>;
export type RoomsContent = z.infer<typeof roomsSection>;
export type RoomViewerContent = z.infer<typeof roomViewer>;
export type SendersContent = z.infer<typeof senders>;
export type Site = z.infer<typeof site>;
export type SiteLink = z.infer<typeof siteLink>;
export type TranscriptContent = z.infer<typeof transcript>;
