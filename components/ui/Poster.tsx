import type { PosterImage } from './poster-image';
import styles from './Poster.module.css';

type Props = {
  /** The last one is for screens that no `media` matches. */
  images: readonly { poster: PosterImage; sizes: string; media?: string }[];
  alt: string;
  isUrgent?: boolean;
  className?: string;
};

export function Poster({ images, alt, isUrgent = false, className = '' }: Props) {
  const { src, width, height } = images.at(-1)!.poster;
  const loading = isUrgent ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const);
  return (
    <picture className={`${styles.picture} ${className}`}>
      {images.map(({ poster, media, sizes }) => (
        <source key={poster.srcSet} media={media} type="image/avif" srcSet={poster.srcSet} sizes={sizes} />
      ))}
      <img className={styles.image} src={src} width={width} height={height} alt={alt} {...loading} />
    </picture>
  );
}
