import { drawMark } from '@/lib/build/mark';
import styles from './Mark.module.css';

/** The mark: letters, which a plus joins, ember upright and tide across. Text beside it gives the name. */
export function Mark() {
  const { viewBox, letters, plus } = drawMark();
  return (
    <svg className={styles.mark} viewBox={viewBox} aria-hidden="true" focusable="false">
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
