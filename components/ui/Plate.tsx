import { numbers } from '@/lib/content/home/numbers';
import { plateWord, strikePlate } from '@/lib/content/shared';
import type { PlateContent } from '@/lib/content/types';
import { Boundary } from './Boundary';
import styles from './Plate.module.css';
import { PlateDrawing } from './PlateDrawing';

type Props = {
  plate: PlateContent;
  number?: number;
  /** `framed` is on paper, `mounted` on a light mat against a dark wall, `dark` an outline on that wall. */
  hanging?: 'framed' | 'mounted' | 'dark';
  className?: string;
};

/**
 * A picture with its caption, as it hangs in a museum. A `figcaption` would be read twice: it also names the figure. The
 * dots of a drawing scatter when it is struck. Only an SVG file can be a drawing of dots.
 */
export function Plate({
  plate,
  number = numbers.plates.get(plate.id),
  hanging = 'framed',
  className,
}: Props) {
  const { id, title, text, status, image } = plate;
  const picture = <img {...image} alt={image.alt} loading="lazy" decoding="async" />;
  return (
    <figure id={`plate-${id}`} className={className}>
      <div
        className={`${styles.frame} ${styles[hanging]}`}
        data-tone={hanging === 'mounted' ? 'bone' : undefined}
      >
        {image.src.endsWith('.svg') ? (
          <Boundary fallback={picture}>
            <PlateDrawing image={image} strike={`${strikePlate} ${number}: ${title}`} />
          </Boundary>
        ) : (
          picture
        )}
      </div>
      <div className={styles.caption}>
        <p className={styles.title}>
          <b>{`${plateWord} ${number}.`}</b>
          {` ${title} `}
          {status && <span className={styles.status}>{status}</span>}
        </p>
        {text && <p>{text}</p>}
      </div>
    </figure>
  );
}
