import styles from './TornEdges.module.css';

/** The upper and the lower edge of a sheet of paper. */
export const TornEdges = () => <i className={styles.edges} data-print="no" />;
