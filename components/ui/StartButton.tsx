import type { ComponentProps } from 'react';
import styles from './StartButton.module.css';

/** The large button at the foot of a poster. */
export const StartButton = ({ className = '', ...props }: ComponentProps<'button'>) => (
  <button {...props} className={`${styles.button} ${className}`} type="button" />
);

export const StartLink = ({ className = '', ...props }: ComponentProps<'a'>) => (
  <a {...props} className={`${styles.button} ${className}`} />
);
