import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/** Text for assistive technology only. */
export function VisuallyHidden({
  as: Element = 'span',
  children,
}: {
  as?: 'span' | 'h1';
  children: ReactNode;
}) {
  return <Element className={styles.hidden}>{children}</Element>;
}
