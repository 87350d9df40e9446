import styles from './CropMarks.module.css';

/** The lines at both sides of a section, and the crosses on its top or bottom edge. */
export function CropMarks({ edge = 'top' }: { edge?: 'top' | 'bottom' }) {
  return <i className={`${styles.lines} ${styles[edge] ?? ''}`} aria-hidden="true" data-print="no" />;
}
