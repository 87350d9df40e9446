import styles from './EdgeMarks.module.css';

/** The trim lines at both sides of a section, and the printer's crosses on its top or bottom edge. */
export function EdgeMarks({ edge = 'top' }: { edge?: 'top' | 'bottom' }) {
  return <i className={`${styles.marks} ${styles[edge]}`} aria-hidden="true" data-print="no" />;
}
