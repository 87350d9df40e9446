import type { ThumbnailImage } from './stills';
import styles from './RoomThumbnail.module.css';

type Props = { thumbnail: ThumbnailImage; alt: string };

export const RoomThumbnail = ({ thumbnail: { avif, ...image }, alt }: Props) => (
  <picture className={styles.thumbnail} data-print="no">
    <source type="image/avif" srcSet={avif} />
    <img {...image} alt={alt} loading="lazy" />
  </picture>
);
