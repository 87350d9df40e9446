import { posterOf, type PosterImage } from '@/components/ui/poster-image';
import { imagesOf } from '@/lib/content/media/room-images';

export type ThumbnailImage = { avif: string; src: string; width: number; height: number };

/** The poster of a room, and a thumbnail. The schema refuses a room without images. */
export function stillsOf(id: string): { poster: PosterImage; thumbnail: ThumbnailImage } {
  const images = imagesOf(id)!;
  const poster = posterOf({ width: 16, height: 9, poster: images.poster });
  const [narrowest] = images.poster.avif;
  const { src, width, height } = poster;
  return { poster, thumbnail: { avif: narrowest!.src, src, width, height } };
}
