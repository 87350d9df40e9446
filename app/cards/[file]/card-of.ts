import type { Card } from '@/lib/build/cards';
import { senders } from '@/lib/content/contact';
import { imagesOf } from '@/lib/content/generated/room-images';
import { hero, walkthrough } from '@/lib/content/generated/videos';
import { pageOf, type PageName } from '@/lib/content/pages';
import { rooms } from '@/lib/content/rooms';

const room = rooms.find(({ id }) => id === 'game') ?? rooms[0];
const { poster: tourPoster } = (room && imagesOf(room.id)) ?? walkthrough;

/** What the cards of these pages have instead of a headline on paper. */
const designs: Partial<Record<PageName, Omit<Card, 'headline'>>> = {
  home: { image: { src: hero.landscape.poster.jpeg.src, textWidth: 540, shadedFrom: 'left' } },
  'vr-tour': {
    image: { src: tourPoster.jpeg.src, textWidth: 640, bottom: 260, shadedFrom: 'top' },
  },
  contact: { sum: { lines: senders.names, plus: senders.you } },
};

/** The social card of a page. */
export const cardOf = (name: PageName): Card => ({ headline: pageOf(name).headline, ...designs[name] });
