import { abbreviations } from '@/lib/content/shared';

const abbreviation = new RegExp(`\\b(${Object.keys(abbreviations).join('|')})\\b`);

/**
 * A sentence whose abbreviations carry their meaning (https://www.w3.org/WAI/WCAG22/Techniques/html/H28). Use it
 * sparingly: text that follows an inline element counts as a layout shift if the font loads late.
 */
export function ExplainAbbreviations({ children }: { children: string }) {
  return children.split(abbreviation).map((part, index) =>
    index % 2 === 1 ? (
      <abbr key={index} title={abbreviations[part]}>
        {part}
      </abbr>
    ) : (
      part
    ),
  );
}
