import type { Poster as Image } from '@/lib/media';
import late from './Late.module.css';
import styles from './Poster.module.css';

const formats = ['avif', 'jpeg'] as const;

/** A still of a video. `media` says for which screens; the last still is for all others. */
type Still = { poster: Image; sizes: string; media?: string };

type Props = {
  stills: readonly Still[];
  alt: string;
  /** Whether a rough preview shows first. One inside the page paints with the first text. */
  preview?: boolean;
};

/** A video's poster, which fills its container. It loads after the text, and covers the preview if there is one. */
export function Poster({ stills, alt, preview = true }: Props) {
  const { poster: fallback } = stills.at(-1)!;
  const image = { className: styles.image, width: fallback.width, height: fallback.height };
  return (
    <>
      {preview && (
        <picture className={styles.picture}>
          {stills.map(({ poster, media }) => (
            <source key={poster.src} media={media} type="image/avif" srcSet={poster.preview} />
          ))}
          <img {...image} src={fallback.src} alt="" />
        </picture>
      )}
      <picture className={`${styles.picture} ${late.late}`}>
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
