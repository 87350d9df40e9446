import { site } from '@/lib/content/site';
import styles from './NoBreak.module.css';

const parts = site.name.split(' ').map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
const unbroken = new RegExp(`(${parts.join('\\s')}|\\d+-\\d+ \\S+ \\S+)`);

/** A sentence that breaks neither within the brand's name nor between a range and what it counts. */
export function NoBreak({ children }: { children: string }) {
  return children.split(unbroken).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className={styles.unbroken}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
