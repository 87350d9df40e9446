import type { ReactNode } from 'react';
import { plateWord } from '@/lib/content/shared';
import type { PlateContent } from '@/lib/content/types';
import styles from './Plate.module.css';

export type PlateProps = {
  plate: PlateContent;
  number?: number;
  /** `framed` is on paper, `mounted` on a light mat against a dark wall, `dark` an outline on that wall. */
  hanging?: 'framed' | 'mounted' | 'dark';
  className?: string;
  /** Shows the drawing in another way. */
  children?: ReactNode;
};

/** A drawing with its caption, as it hangs in a museum. A `figcaption` would be read twice: it also names the figure. */
export function Plate({ plate, number, hanging = 'framed', className, children }: PlateProps) {
  return (
    <figure id={`plate-${plate.id}`} className={className}>
      <div
        className={`${styles.frame} ${styles[hanging]}`}
        data-tone={hanging === 'mounted' ? 'bone' : undefined}
      >
        {children ?? <img {...plate.image} alt={plate.image.alt} loading="lazy" decoding="async" />}
      </div>
      <div className={styles.caption}>
        <p className={styles.title}>
          <b>{`${plateWord} ${number}.`}</b>
          {` ${plate.title} `}
          {plate.status && <span className={styles.status}>{plate.status}</span>}
        </p>
        {plate.text && <p>{plate.text}</p>}
      </div>
    </figure>
  );
}
