import type { ReactNode } from 'react';
import styles from './Wrap.module.css';

/** A row of the page's measure. `spaced` adds a section's space above it. */
export function Wrap({ spaced = false, children }: { spaced?: boolean; children: ReactNode }) {
  return <div className={`${styles.wrap} ${spaced ? styles.spaced : ''}`}>{children}</div>;
}
