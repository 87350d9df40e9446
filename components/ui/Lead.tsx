import { noBreak } from '@/lib/no-break';
import styles from './Lead.module.css';

/**
 * The sentence that opens a page, or says what a section is about. A range and its unit, such as "1-2 business days", are
 * an element that wraps only where it finds no room: the font has no character that keeps a line from breaking after a
 * hyphen.
 */
export function Lead({ children }: { children: string }) {
  return (
    <p className={styles.lead}>
      {noBreak(children)
        .split(/(\d+-\d+ \S+ \S+)/)
        .map((part, index) => (index % 2 ? <span key={index}>{part}</span> : part))}
    </p>
  );
}
