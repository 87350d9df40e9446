import type { TextLink } from '@/lib/content/types';
import styles from './ButtonLink.module.css';
import { Icon } from './Icon';

/** A link that looks like a button: its text and an arrow. */
export function ButtonLink({ link, kind = 'outlined' }: { link: TextLink; kind?: 'action' | 'outlined' }) {
  return (
    <a className={`${styles.button} ${styles[kind]}`} href={link.href}>
      {link.text}
      <Icon name="arrow" className={styles.arrow} />
    </a>
  );
}

/** Two button links that share a border. */
export function ButtonPair({ first, second }: { first: TextLink; second: TextLink }) {
  return (
    <p className={styles.pair}>
      <ButtonLink link={first} kind="action" />
      <ButtonLink link={second} />
    </p>
  );
}
