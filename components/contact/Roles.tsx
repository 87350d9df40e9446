import { Line } from '@/components/ui/Bill';
import { Icon } from '@/components/ui/Icon';
import type { roles } from '@/lib/content/contact';
import styles from './Roles.module.css';

/**
 * Who writes, set like a fight card: names that meet “You” at a plus. Each leads to a place after its own link, so that
 * Tab goes on from there. The place is at the top of the card, so that all of it stays in view.
 */
export function Roles({ content: { label, names, spoken, you } }: { content: typeof roles }) {
  return (
    <div className={styles.card} data-print="no">
      <ul id="roles" aria-label={label}>
        {names.map(({ id, ...line }) => (
          <li key={id}>
            <a className={styles.name} href={`#${id}`} aria-label={`${line.text} ${spoken}`}>
              <Line line={line} className={styles.line} />
              <Icon name="plus" />
            </a>
            <i id={id} />
          </li>
        ))}
      </ul>
      <p className={styles.you} aria-hidden="true">
        <Line line={you} />
      </p>
    </div>
  );
}
