import { Mark } from '@/components/ui/Mark';
import { navigation } from '@/lib/content/navigation';
import styles from './Header.module.css';
import { Navigation } from './Navigation';

/** The bar at the top of every page: the mark, which links to the home page, and the navigation. */
export function Header() {
  return (
    <header className={styles.bar}>
      <div className={styles.row}>
        <a className={styles.home} href="/" aria-label={navigation.homeLink}>
          <Mark />
        </a>
        <Navigation />
      </div>
    </header>
  );
}
