import { plateWord } from '@/lib/content/shared';
import type { PlateContent } from '@/lib/content/types';
import styles from './Plate.module.css';

/** `framed` is on paper, `mounted` on a light mat against a dark wall, `dark` an outline on that wall. */
type Props = { plate: PlateContent; hanging?: 'framed' | 'mounted' | 'dark'; className?: string };

/** A drawing with its caption, as it hangs in a museum. */
export function Plate({ plate, hanging = 'framed', className }: Props) {
  return (
    <figure className={className}>
      <div className={`${styles.frame} ${styles[hanging]}`}>
        <img {...plate.image} alt={plate.image.alt} loading="lazy" decoding="async" />
      </div>
      <figcaption className={styles.caption}>
        <p className={styles.title}>
          <b>
            {plateWord} {plate.number}.
          </b>{' '}
          {plate.title}
          {plate.status && <span className={styles.status}>{plate.status}</span>}
        </p>
        {plate.text && <p>{plate.text}</p>}
      </figcaption>
    </figure>
  );
}
