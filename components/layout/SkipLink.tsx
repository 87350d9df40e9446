import { skipLink } from '@/lib/content/shared';
import styles from './SkipLink.module.css';

/** The first link of every page, for keyboards: it skips the navigation. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main" data-print="no">
      {skipLink}
    </a>
  );
}
