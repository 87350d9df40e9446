import type { ReactNode } from 'react';
import { EdgeMarks } from './EdgeMarks';
import { FadeIn } from './FadeIn';
import styles from './Section.module.css';

type Props = { id: string; labelledBy: string; tone?: 'ink' | 'bone' | 'ember'; children: ReactNode };

/** A section of the home page on one of the three grounds, between edge marks. */
export function Section({ id, labelledBy, tone = 'ink', children }: Props) {
  return (
    <FadeIn id={id} aria-labelledby={labelledBy} data-tone={tone} className={styles.section}>
      <EdgeMarks />
      <div className={styles.content} data-early="layout">
        {children}
      </div>
    </FadeIn>
  );
}
