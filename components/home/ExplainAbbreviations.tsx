import { abbreviations } from '@/lib/content/shared';
import styles from './ExplainAbbreviations.module.css';

const abbreviation = new RegExp(`\\b(${Object.keys(abbreviations).join('|')})\\b`);

/**
 * A sentence that says what its abbreviations stand for (https://www.w3.org/WAI/WCAG22/Techniques/html/H28). Not for
 * every text: what follows an element within a line counts as a layout shift where the font comes late.
 */
export function ExplainAbbreviations({ children }: { children: string }) {
  return children.split(abbreviation).map((part, index) =>
    index % 2 === 1 ? (
      <abbr key={index} className={styles.abbreviation} title={abbreviations[part]}>
        {part}
      </abbr>
    ) : (
      part
    ),
  );
}
