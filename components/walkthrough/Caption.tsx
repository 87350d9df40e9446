import type { ReactNode } from 'react';
import styles from './Caption.module.css';

type Props = { className?: string; children: ReactNode };

/** Below a video: what it shows, and what else there is to say. */
export const Caption = ({ className = '', children }: Props) => (
  <p className={`${styles.caption} ${className}`}>{children}</p>
);
