import { Icon } from '@/components/ui/Icon';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { MilestoneContent } from '@/lib/schema/home';
import styles from './Milestone.module.css';

/** Without the roles, screen readers would read the parts of a sentence one by one. */
export function Milestone({ milestone, joinedBy }: { milestone: MilestoneContent; joinedBy: string }) {
  const [first, second] = milestone.names;
  const { before, figure, after } = milestone.note;
  return (
    <li className={`${styles.milestone} ${styles[milestone.size]}`}>
      <p className={styles.label}>{milestone.label}</p>
      <p className={styles.names}>
        <span role="none" className={styles.first}>
          {first}
        </span>
        <Icon name="plus" className={styles.plus} />
        <VisuallyHidden>{` ${joinedBy} `}</VisuallyHidden>
        <span role="none" className={styles.last}>
          {second}
        </span>
        <VisuallyHidden> </VisuallyHidden>
      </p>
      <div className={styles.note}>
        <p>
          {before && `${before} `}
          {figure && <span role="none" className={styles.figure}>{`${figure} `}</span>}
          {after}
        </p>
        <p className={styles.status}>{milestone.status}</p>
      </div>
    </li>
  );
}
