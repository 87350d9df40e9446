import type { RoomThumbnail as Thumbnail } from '@/lib/media';

/** The middle of a room's picture. */
export const RoomThumbnail = ({
  thumbnail: { avif, ...image },
  alt,
}: {
  thumbnail: Thumbnail;
  alt: string;
}) => (
  <picture data-print="no">
    <source type="image/avif" srcSet={avif} />
    <img {...image} alt={alt} loading="lazy" />
  </picture>
);
