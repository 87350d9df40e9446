import type { ReactNode } from 'react';
import styles from './Wrap.module.css';

/** A row of the page's measure. */
export const Wrap = ({ children }: { children: ReactNode }) => <div className={styles.wrap}>{children}</div>;
