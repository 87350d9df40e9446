import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { Bout as BoutContent } from '@/lib/content/home/traction';
import styles from './Milestone.module.css';
import { Plus } from '@/components/ui/Plus';
import { SentenceLink } from './Section';
import { Thumbnail } from '@/components/drawings/Thumbnail';

/** A milestone. Without the roles, screen readers would read the parts of a sentence one by one. */
export function Bout({ bout, joinedBy }: { bout: BoutContent; joinedBy: string }) {
  const [first, second] = bout.names;
  const { before, figure, after } = bout.note;
  return (
    <li className={`${styles.bout} ${styles[bout.size]}`}>
      <p className={styles.billing}>{bout.billing}</p>
      <p className={styles.names}>
        <span role="none" className={styles.first}>
          {first}
        </span>
        <Plus className={styles.plus} />
        <VisuallyHidden>{` ${joinedBy} `}</VisuallyHidden>
        <span role="none" className={styles.last}>
          {second}
        </span>
        <VisuallyHidden> </VisuallyHidden>
      </p>
      <p className={styles.note}>
        {before && `${before} `}
        {figure && <span role="none" className={styles.figure}>{`${figure} `}</span>}
        {after}
        {bout.link && (
          <>
            {' '}
            <SentenceLink link={bout.link} />.
          </>
        )}{' '}
        <span role="none" className={styles.status}>
          {bout.status}
        </span>
      </p>
      <Thumbnail plateId={bout.plate} className={styles.print ?? ''} />
    </li>
  );
}
