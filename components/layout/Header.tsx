import { Logo } from '@/components/ui/Logo';
import { navigation } from '@/lib/content/navigation';
import { preview, skipLink } from '@/lib/content/shared';
import styles from './Header.module.css';
import { Navigation } from './Navigation';

export function Header() {
  return (
    <>
      <a className={styles.skip} href="#main" data-print="no">
        {skipLink}
      </a>
      <aside className={styles.strip} aria-label={preview.label}>
        <p>{preview.text}</p>
      </aside>
      <header className={styles.bar}>
        <div className={styles.row}>
          <a className={styles.home} href="/" aria-label={navigation.homeLink}>
            <Logo />
          </a>
          <Navigation />
        </div>
      </header>
    </>
  );
}
