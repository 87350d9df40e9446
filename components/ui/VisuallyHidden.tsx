import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

type Props = { as?: 'span' | 'h1'; children: ReactNode };

/** For assistive technology only. Without the role, Firefox 153 (2026-11) would read a span apart from its sentence. */
export function VisuallyHidden({ as: Element = 'span', children }: Props) {
  const role = Element === 'span' ? 'none' : undefined;
  return (
    <Element className={styles.hidden} role={role}>
      {children}
    </Element>
  );
}
