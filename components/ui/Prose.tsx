import { Children, isValidElement, type ReactNode } from 'react';
import styles from './Prose.module.css';

/** A wide table scrolls in a section with a tab stop: not every browser gives scroll containers one. */
export function Prose({ children }: { children: ReactNode }) {
  const parts = Children.map(children, (part) =>
    isValidElement(part) && part.type === 'table' ? (
      <section className={styles.wide} tabIndex={0}>
        {part}
      </section>
    ) : (
      part
    ),
  );
  return <div className={styles.prose}>{parts}</div>;
}
