import { FittedTextLine } from '@/components/ui/FittedText';
import { Logo } from '@/components/ui/Logo';
import { Icon } from '@/components/ui/Icon';
import { labelWidth, lineMetrics } from '@/lib/build/fitted-line';
import type { NavigationContent } from '@/lib/schema/pages';
import styles from './Navigation.module.css';

const menuId = 'menu';

/** Closes the menu after a link or Back to this page, and before Back could show it open. Needs no other script. */
const closingScript = `{
  const close = () => document.getElementById('${menuId}').hidePopover();
  addEventListener('pagehide', close);
  addEventListener('popstate', close);
  addEventListener('click', ({ target }) => {
    if (target.closest('#${menuId} a')?.pathname === location.pathname) close();
  });
}`;

/** The links to the sections of the home page: on narrow screens a popover, which needs no script. */
export function Navigation({ content }: { content: NavigationContent }) {
  return (
    <nav className={styles.navigation} aria-label={content.ariaLabel}>
      <button className={styles.toggle} type="button" popoverTarget={menuId}>
        {content.open}
        <Icon name="menu" />
      </button>
      <div className={styles.menu} id={menuId} popover="auto">
        <div className={styles.menuBar}>
          <Logo />
          <button
            className={styles.toggle}
            type="button"
            popoverTarget={menuId}
            popoverTargetAction="hide"
            autoFocus
          >
            {content.close}
            <Icon name="close" />
          </button>
        </div>
        <ul className={styles.links}>
          {content.items.map(({ id, href, line }) => (
            <li key={id} style={{ '--name-ink': lineMetrics(line).ink.toFixed(2) }}>
              <a href={href}>
                <FittedTextLine
                  line={line}
                  className={styles.line}
                  style={{ '--label-width': `${labelWidth(line)}em` }}
                />
              </a>
            </li>
          ))}
        </ul>
      </div>
      <script dangerouslySetInnerHTML={{ __html: closingScript }} />
    </nav>
  );
}
