import type { ReactNode } from 'react';
import styles from './Wrap.module.css';

export const Wrap = ({ children }: { children: ReactNode }) => <div className={styles.wrap}>{children}</div>;
