import { drawMark } from '@/lib/build/mark';
import styles from './Mark.module.css';

/**
 * The mark: two letters joined by the plus, ember upright and tide across. With `name`, it is an
 * image with that name. Without, text beside it gives the name.
 */
export function Mark({ name }: { name?: string }) {
  const { viewBox, letters, across, upright } = drawMark();
  return (
    <svg
      className={styles.mark}
      viewBox={viewBox}
      {...(name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
      focusable="false"
    >
      {letters.map(({ path, x }) => (
        <path key={x} d={path} transform={`translate(${x})`} />
      ))}
      <g className={styles.plus}>
        <path className={styles.culture} d={across} />
        <path className={styles.combat} d={upright} />
      </g>
    </svg>
  );
}
