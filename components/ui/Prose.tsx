import { Children, isValidElement, type ReactNode } from 'react';
import styles from './Prose.module.css';

/**
 * The running text of a page, such as a privacy notice: paragraphs, lists, tables, links, and headings of the second
 * level. A table that is wider than the text scrolls, also with keys: not every browser lets keys reach what scrolls.
 */
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
