import type { ReactNode } from 'react';
import styles from './Prose.module.css';

/** The running text of a page, such as a privacy notice: paragraphs, lists, links, and headings of the second level. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={styles.prose}>{children}</div>;
}
