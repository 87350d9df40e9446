import styles from './CropMarks.module.css';

/** The lines at both sides of a section, and the crosses on its top or bottom edge. */
export function CropMarks({ atBottom = false }: { atBottom?: boolean }) {
  return <i className={atBottom ? styles.atBottom : styles.lines} data-print="no" />;
}
