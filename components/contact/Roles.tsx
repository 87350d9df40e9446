import type { CSSProperties } from 'react';
import { Icon } from '@/components/ui/Icon';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { roles } from '@/lib/content/contact';
import styles from './Roles.module.css';

/** The copy, and the measures of its lines: those of the names, then of “You” (lib/build/display-line.ts). */
export type RolesProps = { roles: typeof roles; lineStyles?: readonly CSSProperties[] };

/**
 * Who writes, set like a fight card: names that meet “You” at a plus. Each leads to a place after its own link, so that
 * Tab goes on from there. The place is at the top of the card, so that all of it stays in view.
 */
export function Roles({ roles: { label, names, spoken, you }, lineStyles = [] }: RolesProps) {
  return (
    <div className={styles.card} data-print="no">
      <ul id="roles" aria-label={label}>
        {names.map(({ id, text }, index) => (
          <li key={id}>
            <a className={styles.name} href={`#${id}`}>
              <span role="none" className={styles.line} style={lineStyles[index]}>
                {text}
                <VisuallyHidden>{` ${spoken}`}</VisuallyHidden>
              </span>
              <Icon name="plus" />
            </a>
            <i id={id} />
          </li>
        ))}
      </ul>
      <p className={styles.you} aria-hidden="true">
        <span className={styles.line} style={lineStyles[names.length]}>
          {you.text}
        </span>
      </p>
    </div>
  );
}
