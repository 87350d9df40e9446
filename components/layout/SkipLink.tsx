import { skipLink } from '@/lib/content/shared';
import styles from './SkipLink.module.css';

/** The first stop of the keyboard: leads past the navigation. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      {skipLink}
    </a>
  );
}
