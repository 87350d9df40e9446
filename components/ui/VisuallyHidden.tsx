import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

type Props = { as?: 'span' | 'h1'; children: ReactNode };

/** Text for assistive technology only. */
export function VisuallyHidden({ as: Element = 'span', children }: Props) {
  return <Element className={styles.hidden}>{children}</Element>;
}
