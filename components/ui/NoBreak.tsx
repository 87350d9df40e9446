import { site } from '@/lib/content/site';
import styles from './NoBreak.module.css';

const parts = site.name.split(' ').map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
const unbroken = new RegExp(`(${parts.join('\\s')}|\\d+-\\d+ \\S+ \\S+)`);

/** A sentence with no line break inside the brand's name, or between a range and its unit. */
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
