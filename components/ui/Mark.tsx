import { drawMark } from '@/lib/build/mark';
import styles from './Mark.module.css';

/**
 * The mark: letters, which a plus joins, ember upright and tide across. Without a name, it is for the eye alone, and what
 * is around it gives one.
 */
export function Mark({ name }: { name?: string }) {
  const { viewBox, letters, plus } = drawMark();
  const role = name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true };
  return (
    <svg className={styles.mark} viewBox={viewBox} focusable="false" {...role}>
      {letters.map(({ path, x }) => (
        <path key={x} d={path} transform={`translate(${x})`} />
      ))}
      {plus && (
        <g className={styles.plus}>
          <path className={styles.culture} d={plus.across} />
          <path className={styles.combat} d={plus.upright} />
        </g>
      )}
    </svg>
  );
}
