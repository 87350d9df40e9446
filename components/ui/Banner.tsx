import type { ReactNode } from 'react';
import styles from './Banner.module.css';
import { Plus } from './Plus';

type Props = {
  /** `strip` runs across the top of the page in inverted colors; `notice` is a block in the page, in tide. */
  kind: 'strip' | 'notice';
  /** Makes the banner a landmark with this name. */
  label?: string;
  children: ReactNode;
};

/** Says how far the project is: above every page, and below the tour. */
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
