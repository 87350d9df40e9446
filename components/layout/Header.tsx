import { Line } from '@/components/ui/Bill';
import { Mark } from '@/components/ui/Mark';
import { Plus } from '@/components/ui/Plus';
import { labelRule } from '@/lib/build/display-line';
import { navigation } from '@/lib/content/shared';
import styles from './Header.module.css';

const menuId = 'menu';

/** As in Header.module.css. */
const labelWeight = 550;

/**
 * The bar with the mark and the navigation. On narrow screens the links are a menu: a popover, which opens,
 * closes, takes the focus and Escape, and gives the focus back without any script.
 */
export function Header() {
  return (
    <header className={styles.bar}>
      <div className={styles.row}>
        <a className={styles.home} href="/" aria-label={navigation.homeLink}>
          <Mark />
        </a>
        <nav className={styles.navigation} aria-label={navigation.label}>
          <button className={styles.toggle} type="button" popoverTarget={menuId}>
            {navigation.open}
            <Plus />
          </button>
          <div className={styles.menu} id={menuId} popover="auto">
            <div className={styles.menuBar}>
              <Mark />
              <button
                className={styles.toggle}
                type="button"
                popoverTarget={menuId}
                popoverTargetAction="hide"
                autoFocus
              >
                {navigation.close}
                <Plus className={styles.cross} />
              </button>
            </div>
            <ul className={styles.links}>
              {navigation.items.map(({ id, href, line }) => (
                <li key={id}>
                  <a href={href}>
                    <Plus className={styles.plus} />
                    <style href={`label-${id}`} precedence="generated">
                      {labelRule(line, labelWeight)}
                    </style>
                    <Line line={line} className={styles.line} />
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </nav>
      </div>
    </header>
  );
}
