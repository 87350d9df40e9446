import { noBreak } from '@/lib/build/no-break';
import styles from './Lead.module.css';

/** The font has no non-breaking hyphen, so a range such as "1-2 business days" is an inline block. */
export function Lead({ children, className }: { children: string; className?: string }) {
  return (
    <p className={className ? `${styles.lead} ${className}` : styles.lead}>
      {noBreak(children)
        .split(/(\d+-\d+ \S+ \S+)/)
        .map((part, index) => (index % 2 ? <span key={index}>{part}</span> : part))}
    </p>
  );
}
