import { noBreak } from '@/lib/no-break';
import styles from './Lead.module.css';

/**
 * The sentence that introduces a page or a section. A range such as "1-2 business days" does not break at its
 * hyphen: the font has no non-breaking one.
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
