import { cloneElement } from 'react';
import { drawLogo } from '@/lib/build/logo';
import styles from './Logo.module.css';

const { viewBox, letters, plus } = drawLogo();

/** Shared by all logos of a page, so that React sends it once. */
const logo = (
  <svg className={styles.logo} viewBox={viewBox} aria-hidden>
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

/** Without a name, screen readers skip the logo. */
export const Logo = ({ name }: { name?: string }) =>
  name ? cloneElement(logo, { role: 'img', 'aria-label': name, 'aria-hidden': undefined }) : logo;
