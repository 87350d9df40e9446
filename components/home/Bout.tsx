import { Plus } from './Plus';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { Bout as BoutContent } from '@/lib/content/home/traction';
import styles from './Bout.module.css';
import { SentenceLink } from './SentenceLink';

/** A milestone as a bout: two names that meet at a plus, and a note. */
export function Bout({ bout, joinedBy }: { bout: BoutContent; joinedBy: string }) {
  const [first, second] = bout.names;
  const { before, figure, after } = bout.note;
  return (
    <li className={`${styles.bout} ${styles[bout.size]}`}>
      <p className={styles.billing}>{bout.billing}</p>
      <p className={styles.names}>
        <span className={styles.first}>{first}</span>
        <Plus className={styles.plus} />
        <VisuallyHidden>{` ${joinedBy} `}</VisuallyHidden>
        <span className={styles.last}>{second}</span>
        <VisuallyHidden> </VisuallyHidden>
      </p>
      <p className={styles.note}>
        {before && `${before} `}
        {figure && <strong>{figure}</strong>}
        {figure ? ` ${after}` : after}
        {bout.link && (
          <>
            {' '}
            <SentenceLink link={bout.link} />.
          </>
        )}
      </p>
    </li>
  );
}
