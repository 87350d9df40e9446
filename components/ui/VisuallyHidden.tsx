import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/**
 * Text for assistive technology only. A script may change it before React hydrates
 * (lib/browser/early/send.ts).
 */
export function VisuallyHidden({
  as: Element = 'span',
  role,
  children,
}: {
  as?: 'span' | 'h1';
  role?: 'status';
  children: ReactNode;
}) {
  return (
    <Element className={styles.hidden} role={role} suppressHydrationWarning>
      {children}
    </Element>
  );
}
