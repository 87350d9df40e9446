import { preload } from 'react-dom';
import { heroPoster, portraitMedia, posterPath, posterSrcSet } from '@/lib/media';
import styles from './HeroPoster.module.css';

const { landscape, portrait } = heroPoster;
const formats = [
  { format: 'avif', type: 'image/avif' },
  { format: 'jpg', type: 'image/jpeg' },
] as const;

/** The film covers the screen, so a low window shows a wider picture than it is wide itself. */
const landscapeSizes = `max(100vw, ${((100 * landscape.width) / landscape.height).toFixed(0)}vh)`;

/** The hero's still: it paints first, and stays where the film does not play. */
export function HeroPoster() {
  for (const { poster, media, sizes } of [
    { poster: landscape, media: `not all and ${portraitMedia}`, sizes: landscapeSizes },
    { poster: portrait, media: portraitMedia, sizes: '100vw' },
  ]) {
    preload(posterPath(poster, poster.width, 'avif'), {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: posterSrcSet(poster, 'avif'),
      imageSizes: sizes,
      media,
      fetchPriority: 'high',
    });
  }
  return (
    <picture className={styles.poster}>
      {formats.map(({ format, type }) => (
        <source
          key={`portrait ${format}`}
          media={portraitMedia}
          type={type}
          srcSet={posterSrcSet(portrait, format)}
          sizes="100vw"
          width={portrait.width}
          height={portrait.height}
        />
      ))}
      {formats.map(({ format, type }) => (
        <source key={format} type={type} srcSet={posterSrcSet(landscape, format)} sizes={landscapeSizes} />
      ))}
      <img
        src={posterPath(landscape, landscape.width, 'jpg')}
        width={landscape.width}
        height={landscape.height}
        alt=""
        fetchPriority="high"
      />
    </picture>
  );
}
