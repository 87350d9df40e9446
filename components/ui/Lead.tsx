import { noBreak } from '@/lib/build/no-break';
import styles from './Lead.module.css';

/** In brackets, so that `split` keeps it. */
const range = /(\d+-\d+ \S+ \S+)/;

/** The font has no non-breaking hyphen, so a range such as "1-2 business days" is an inline block. */
export function Lead({ children, className }: { children: string; className?: string }) {
  return (
    <p className={className ? `${styles.lead} ${className}` : styles.lead}>
      {noBreak(children)
        .split(range)
        .map((part, index) => (range.test(part) ? <span key={index}>{part}</span> : part))}
    </p>
  );
}
