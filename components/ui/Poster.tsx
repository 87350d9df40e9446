import type { Poster as Image } from '@/lib/media';
import styles from './Poster.module.css';

const formats = ['avif', 'jpeg'] as const;

/** A video's still; `media` says for which screens, and the last one is for all others. */
type Still = { poster: Image; sizes: string; media?: string };

/**
 * A video's poster, which fills its container. A rough one stands in the page itself and paints with the first
 * text; the sharp one loads after that paint and lies over it.
 */
export function Poster({ stills, alt }: { stills: readonly Still[]; alt: string }) {
  const { poster: fallback } = stills.at(-1)!;
  const image = { className: styles.image, width: fallback.width, height: fallback.height };
  return (
    <>
      <picture className={styles.picture}>
        {stills.map(({ poster, media }) => (
          <source key={poster.src} media={media} type="image/avif" srcSet={poster.preview} />
        ))}
        <img {...image} src={fallback.src} alt="" />
      </picture>
      <picture className={styles.picture}>
        {stills.flatMap(({ poster, media, sizes }) =>
          formats.map((format) => (
            <source
              key={poster.srcSet[format]}
              media={media}
              type={`image/${format}`}
              srcSet={poster.srcSet[format]}
              sizes={sizes}
            />
          )),
        )}
        <img {...image} src={fallback.src} alt={alt} loading="lazy" />
      </picture>
    </>
  );
}
