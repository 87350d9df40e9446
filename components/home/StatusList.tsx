import type { NamedStatus } from '@/lib/schema/home';
import styles from './StatusList.module.css';

/** How far each thing is, in cells side by side. */
export function StatusList({
  statuses,
  className = '',
}: {
  statuses: readonly NamedStatus[];
  className?: string;
}) {
  return (
    <dl className={`${styles.statuses} ${className}`}>
      {statuses.map(({ name, status }) => (
        <div key={name}>
          <dt>{name}</dt> <dd>{status}</dd>
        </div>
      ))}
    </dl>
  );
}
