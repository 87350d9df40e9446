import { preload } from 'react-dom';
import { heroPoster, portraitMedia } from '@/lib/media';
import styles from './HeroPoster.module.css';

const { landscape, portrait } = heroPoster;
const formats = ['avif', 'jpeg'] as const;

/** The film covers the screen, so a low window shows a wider picture than it is wide itself. */
const landscapeSizes = `max(100vw, ${((100 * landscape.width) / landscape.height).toFixed(0)}vh)`;

/** The hero's still: it paints first, and stays where the film does not play. */
export function HeroPoster() {
  for (const { poster, media, sizes } of [
    { poster: landscape, media: `not all and ${portraitMedia}`, sizes: landscapeSizes },
    { poster: portrait, media: portraitMedia, sizes: '100vw' },
  ]) {
    preload(poster.src, {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: poster.srcSet.avif,
      imageSizes: sizes,
      media,
      fetchPriority: 'high',
    });
  }
  return (
    <picture className={styles.poster}>
      {formats.map((format) => (
        <source
          key={`portrait ${format}`}
          media={portraitMedia}
          type={`image/${format}`}
          srcSet={portrait.srcSet[format]}
          sizes="100vw"
          width={portrait.width}
          height={portrait.height}
        />
      ))}
      {formats.map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={landscape.srcSet[format]}
          sizes={landscapeSizes}
        />
      ))}
      <img
        src={landscape.src}
        width={landscape.width}
        height={landscape.height}
        alt=""
        fetchPriority="high"
      />
    </picture>
  );
}
