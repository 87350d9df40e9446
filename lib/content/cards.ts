import type { FittedLine } from '../schema/values';
import { senders } from './contact';
import { imagesOf } from './media/room-images';
import { heroVideos, walkthroughVideo } from './media/videos';
import { pageOf, type PageName } from './pages';
import { rooms } from './rooms';

/** A social card: the image of a page in shared links. Lengths are in pixels. */
export type Card = {
  headline: readonly FittedLine[];
  /** Without one, the type is on paper. `bottom` is that of the type. The ground shades the image from a side. */
  image?: { src: string; textWidth: number; bottom?: number; shadedFrom: 'left' | 'top' };
  /** In place of the headline, below the middle: these lines, a plus, and one more line. */
  sum?: { lines: readonly FittedLine[]; plus: FittedLine };
};

const room = rooms.find(({ id }) => id === 'game') ?? rooms[0];
const roomPoster = room && imagesOf(room.id)?.poster;
const tourPoster = roomPoster ?? walkthroughVideo.poster;

/** What the cards of these pages have instead of a headline on paper. */
const designs: Partial<Record<PageName, Omit<Card, 'headline'>>> = {
  home: { image: { src: heroVideos.landscape.poster.jpeg.src, textWidth: 540, shadedFrom: 'left' } },
  'vr-tour': {
    image: { src: tourPoster.jpeg.src, textWidth: 640, bottom: 260, shadedFrom: 'top' },
  },
  contact: { sum: { lines: senders.names, plus: senders.you } },
};

export const cardOf = (name: PageName): Card => ({ headline: pageOf(name).headline, ...designs[name] });
