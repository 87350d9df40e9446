import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/**
 * Text for assistive technology alone, where the eye has an image. A script may set it before React comes
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
