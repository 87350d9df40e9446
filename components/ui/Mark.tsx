import { site } from '@/lib/site';
import styles from './Mark.module.css';

/** The mark: two letters joined by the plus, ember upright and tide across. A picture; its name stands beside it. */
export function Mark({ className = '' }: { className?: string }) {
  const [first, second] = site.mark;
  return (
    <span className={`${styles.mark} ${className}`} aria-hidden="true">
      {first}
      <svg className={styles.plus} viewBox="0 0 24 24" focusable="false">
        <path className={styles.culture} d="M1 12h22" />
        <path className={styles.combat} d="M12 1v22" />
      </svg>
      {second}
    </span>
  );
}
