import type { StageContent } from '@/lib/schema/home';
import styles from './Stages.module.css';

/** How far each thing is, in cells side by side. */
export function Stages({ stages, className = '' }: { stages: readonly StageContent[]; className?: string }) {
  return (
    <dl className={`${styles.stages} ${className}`}>
      {stages.map(({ name, stage }) => (
        <div key={name}>
          <dt>{name}</dt> <dd>{stage}</dd>
        </div>
      ))}
    </dl>
  );
}
