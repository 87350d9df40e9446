import type { ReactNode } from 'react';
import styles from './Banner.module.css';
import { Plus } from './Plus';

type Props = {
  /** `strip` crosses the top of the page in the reverse of its colors; `notice` stands in the page, in tide. */
  kind: 'strip' | 'notice';
  /** Names the banner as a landmark of its own. */
  label?: string;
  children: ReactNode;
};

/** A line that tells how far things are: over every page, and under the tour. */
export function Banner({ kind, label, children }: Props) {
  const Element = label ? 'aside' : 'div';
  return (
    <Element className={`${styles.banner} ${styles[kind]}`} aria-label={label}>
      <Plus className={styles.plus} />
      <p>{children}</p>
      {kind === 'notice' && <Plus className={`${styles.plus} ${styles.last}`} />}
    </Element>
  );
}
