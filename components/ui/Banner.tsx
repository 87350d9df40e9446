import type { ReactNode } from 'react';
import styles from './Banner.module.css';

type Props = {
  /** `strip` runs across the top of the page; `notice` is a framed block in the page. */
  kind: 'strip' | 'notice';
  /** Makes the banner a landmark with this name. */
  label?: string;
  children: ReactNode;
};

/** Says how far the project is: above every page, and below the tour. */
export function Banner({ kind, label, children }: Props) {
  const Element = label ? 'aside' : 'div';
  return (
    <Element className={styles[kind]} aria-label={label}>
      <p>{children}</p>
    </Element>
  );
}
