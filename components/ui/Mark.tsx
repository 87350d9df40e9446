import { cloneElement } from 'react';
import { drawMark } from '@/lib/build/mark';
import styles from './Mark.module.css';

const { viewBox, letters, plus } = drawMark();

/** One element, since a page has several marks, and React sends the same element only once. */
const mark = (
  <svg className={styles.mark} viewBox={viewBox} aria-hidden>
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

/**
 * The mark: letters, which a plus joins, ember upright and tide across. Without a name, it is for the eye alone, and what
 * is around it gives one.
 */
export const Mark = ({ name }: { name?: string }) =>
  name ? cloneElement(mark, { role: 'img', 'aria-label': name, 'aria-hidden': undefined }) : mark;
