import { abbreviations } from '@/lib/content/shared';
import { site } from '@/lib/site';
import styles from './Text.module.css';

const name = site.name.split(' ').map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
const special = new RegExp(
  `(${name.join('\\s')}|\\d+-\\d+ \\S+ \\S+|\\b(?:${Object.keys(abbreviations).join('|')})\\b)`,
);

/**
 * A sentence that breaks neither within the brand's name nor between a range and what it counts, and that says what
 * its abbreviations stand for (https://www.w3.org/WAI/WCAG22/Techniques/html/H28).
 */
export function Text({ children }: { children: string }) {
  return children.split(special).map((part, index) => {
    if (index % 2 === 0) return part;
    const meaning = abbreviations[part];
    return meaning ? (
      <abbr key={index} className={styles.abbreviation} title={meaning}>
        {part}
      </abbr>
    ) : (
      <span key={index} className={styles.unbroken}>
        {part}
      </span>
    );
  });
}
