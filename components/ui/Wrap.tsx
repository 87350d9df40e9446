import type { ReactNode } from 'react';
import styles from './Wrap.module.css';

/** The page's measure, as a row of its own; `spaced` sets it a section's space below the row before. */
export function Wrap({ spaced = false, children }: { spaced?: boolean; children: ReactNode }) {
  return <div className={`${styles.wrap} ${spaced ? styles.spaced : ''}`}>{children}</div>;
}
