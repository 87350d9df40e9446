import type { ReactNode } from 'react';
import { plateWord } from '@/lib/content/shared';
import type { PlateContent } from '@/lib/content/types';
import styles from './DrawingFigure.module.css';

export type PlateProps = {
  plate: PlateContent;
  number?: number;
  /** On paper, on a light mat against a dark wall, or as an outline on that wall. */
  hanging?: 'framed' | 'mounted' | 'dark';
  className?: string;
  children?: ReactNode;
};

/** A picture with its caption. A `figcaption` would be read twice: it also names the figure. */
export function Plate({ plate, number, hanging = 'framed', className, children }: PlateProps) {
  const { id, title, text, status, image } = plate;
  return (
    <figure id={`plate-${id}`} className={className}>
      <div
        className={`${styles.frame} ${styles[hanging] ?? ''}`}
        data-tone={hanging === 'mounted' ? 'bone' : undefined}
      >
        {children ?? <img {...image} alt={image.alt} loading="lazy" decoding="async" />}
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
