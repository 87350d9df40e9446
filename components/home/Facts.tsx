import type { StageContent } from '@/lib/schema/home';
import styles from './Facts.module.css';

/** How far each thing is, in cells side by side. */
export function Facts({ stages, className = '' }: { stages: readonly StageContent[]; className?: string }) {
  return (
    <dl className={`${styles.facts} ${className}`}>
      {stages.map(({ name, stage }) => (
        <div key={name}>
          <dt>{name}</dt> <dd>{stage}</dd>
        </div>
      ))}
    </dl>
  );
}
