import type { Poster as Image } from '@/lib/media';
import late from './Late.module.css';
import styles from './Poster.module.css';

const formats = ['avif', 'jpeg'] as const;

/** A frame of a video. `media` says for which screens; the last frame is for all others. */
type Frame = { poster: Image; sizes: string; media?: string };

type Props = {
  images: readonly Frame[];
  alt: string;
  placeholder?: boolean;
};

/** A video's poster, which fills its container. It loads after the text, and covers a placeholder that paints with it. */
export function Poster({ images, alt, placeholder = true }: Props) {
  const { poster: fallback } = images.at(-1)!;
  const image = { className: styles.image, width: fallback.width, height: fallback.height };
  return (
    <>
      {placeholder && (
        <picture className={styles.picture}>
          {images.map(({ poster, media }) => (
            <source key={poster.src} media={media} type="image/avif" srcSet={poster.placeholder} />
          ))}
          <img {...image} src={fallback.src} alt="" />
        </picture>
      )}
      <picture className={`${styles.picture} ${late.late}`}>
        {images.flatMap(({ poster, media, sizes }) =>
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
