import type { Poster as Image } from '@/lib/media';
import styles from './Poster.module.css';

const formats = ['avif', 'jpeg'] as const;

type Frame = { poster: Image; sizes: string; media?: string };

type Props = {
  images: readonly Frame[];
  alt: string;
  isFirst?: boolean;
};

/** A video's poster, which fills its container. */
export function Poster({ images, alt, isFirst = false }: Props) {
  const { src, width, height } = images.at(-1)!.poster;
  const loading = isFirst ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const);
  return (
    <picture className={styles.picture}>
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
      <img className={styles.image} src={src} width={width} height={height} alt={alt} {...loading} />
    </picture>
  );
}
