import type { ComponentProps } from 'react';
import styles from './StartButton.module.css';

/** What starts or reloads a film or a room, at the foot of its poster. */
export const StartButton = (props: ComponentProps<'button'>) => (
  <button {...props} className={styles.button} type="button" />
);

export const StartLink = (props: ComponentProps<'a'>) => <a {...props} className={styles.button} />;
