import { z } from 'zod';
import { senders } from '../content/contact';
import { hero } from '../content/home/hero';
import { sections } from '../content/home/sections';
import { pages } from '../content/pages';
import { checkInHref, roomHref, rooms } from '../content/rooms';
import { oneRoundHref } from '../content/round';

/* Where links and doors may lead: the site's own pages, places and rooms, and URLs. */

/** Read when an id is checked: the list of rooms may be wrong itself. */
const roomIds = (): string[] => rooms.map((room) => room.id);

export const roomId = z
  .string()
  .refine((value) => roomIds().includes(value), { error: () => `Use ${roomIds().join(', ')}` });

const pagesAndPlaces = (): string[] => [
  ...pages.map(({ path }) => path),
  ...['senders', ...senders.names.map((sender) => sender.id)].map((sender) => `/contact#${sender}`),
  ...rooms.map(roomHref),
  ...rooms.map(checkInHref),
  oneRoundHref,
  ...[hero, ...sections].flatMap((section) => ('id' in section ? `/#${section.id}` : [])),
];

export const url = z.url({ protocol: /^https$/, error: 'Write a URL with https://' });

export const href = z
  .string()
  .refine((value) => pagesAndPlaces().includes(value) || url.safeParse(value).success, {
    error: () => `Use ${pagesAndPlaces().join(', ')} or a URL with https://`,
  });
