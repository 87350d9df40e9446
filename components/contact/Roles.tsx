import type { CSSProperties } from 'react';
import { Icon } from '@/components/ui/Icon';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { Role } from '@/lib/browser/contact/role';
import type { roles } from '@/lib/content/contact';
import styles from './Roles.module.css';

type Measured = { style?: CSSProperties };

/** The copy, with the measures of each line (lib/build/display-line.ts). */
export type RolesContent = Pick<typeof roles, 'label' | 'spoken'> & {
  names: readonly (Role & Measured)[];
  you: { text: string } & Measured;
};

/**
 * Who writes, set like a fight card: names that meet “You” at a plus. Each leads to a place after its own link, so that
 * Tab goes on from there. The place is at the top of the card, so that all of it stays in view.
 */
export function Roles({ content }: { content: RolesContent }) {
  return (
    <div className={styles.card} data-print="no">
      <ul id="roles" aria-label={content.label}>
        {content.names.map(({ id, name, style }) => (
          <li key={id}>
            <a className={styles.name} href={`#${id}`}>
              <span role="none" className={styles.line} style={style}>
                {name}
              </span>
              <Icon name="plus" />
              <VisuallyHidden>{` ${content.spoken}`}</VisuallyHidden>
            </a>
            <i id={id} />
          </li>
        ))}
      </ul>
      <p className={styles.you} aria-hidden="true">
        <span className={styles.line} style={content.you.style}>
          {content.you.text}
        </span>
      </p>
    </div>
  );
}
