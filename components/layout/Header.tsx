import { Logo } from '@/components/ui/Logo';
import type { NavigationContent } from '@/lib/schema/pages';
import { Navigation } from './Navigation';
import styles from './Header.module.css';

type Props = {
  skipLink: string;
  preview: { ariaLabel: string; text: string };
  navigation: NavigationContent;
};

export function Header({ skipLink, preview, navigation }: Props) {
  return (
    <>
      <a className={styles.skip} href="#main" data-print="no">
        {skipLink}
      </a>
      <aside className={styles.notice} aria-label={preview.ariaLabel}>
        <p>{preview.text}</p>
      </aside>
      <header className={styles.bar}>
        <div className={styles.row}>
          <a className={styles.home} href="/" aria-label={navigation.homeLink}>
            <Logo />
          </a>
          <Navigation content={navigation} />
        </div>
      </header>
    </>
  );
}
