import styles from './Statement.module.css';

/** The sentence that opens a section without a bill. */
export function Statement({ children }: { children: string }) {
  return <p className={styles.statement}>{children}</p>;
}
