import { cloneElement } from 'react';
import { drawMark } from '@/lib/build/logo';
import styles from './Logo.module.css';

const { viewBox, letters, plus } = drawMark();

/** One element for all marks of a page: React sends it once. */
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

/** The mark. Without a name, screen readers skip it. */
export const Mark = ({ name }: { name?: string }) =>
  name ? cloneElement(mark, { role: 'img', 'aria-label': name, 'aria-hidden': undefined }) : mark;
