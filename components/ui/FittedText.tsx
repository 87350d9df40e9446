import type { CSSProperties } from 'react';
import { lineStyle, lineMetrics } from '@/lib/build/fitted-line';
import type { FittedLine, SplittingLine } from '@/lib/schema/values';
import styles from './FittedText.module.css';

/**
 * Screen readers read one text node without a break. Words beside a plus or a soft word reserve their width instead.
 */
function Words({ line, end }: { line: FittedLine; end: string }) {
  const words = (line.text + end).split(/(?<=\s)/);
  const classOf = (word: string) => {
    if (word.trim() === '+') return styles.plus;
    if (word.trim() === line.softWord) return styles.softWord;
    return undefined;
  };
  if (!words.some(classOf)) return line.text + end;
  const { wordAdvances } = lineMetrics(line);
  return words.map((word, index) => (
    <span
      key={index}
      role="none"
      className={`${styles.word} ${classOf(word) ?? ''}`}
      style={{ '--word-width': `${wordAdvances[index]}em` }}
    >
      {word}
    </span>
  ));
}

type Whole = 'onWideScreens' | 'onUprightTablets';

type LineProps = {
  line: SplittingLine;
  whole?: Whole;
  end?: '' | ' ';
  className?: string;
  style?: CSSProperties;
};

/** Without the role, Firefox 153 (2026-11) would present each line as a paragraph. */
export function FittedTextLine({ line, whole, end = '', className = '', style }: LineProps) {
  const parts = line.split;
  return (
    <span
      role="none"
      className={`${styles.line} ${parts && whole ? styles[whole] : ''} ${className}`}
      style={{ ...lineStyle(line), ...style }}
    >
      {parts ? (
        parts.map((part, index) => (
          <FittedTextLine key={part.text} line={part} end={index < parts.length - 1 ? ' ' : end} />
        ))
      ) : (
        <Words line={line} end={end} />
      )}
    </span>
  );
}

type Props = {
  as?: 'p' | 'h1' | 'h2' | 'h3' | 'span';
  lines: readonly SplittingLine[];
  /** Where a line that splits is whole. */
  whole?: Whole;
  id?: string;
  className?: string;
};

/**
 * Lines of equal width. They end in spaces, so that they form one sentence.
 * Without the role, Chromium 156 (2026-11) passes over a paragraph whose lines are blocks, and Orca calls its text
 * clickable.
 */
export function FittedText({ as: Element = 'p', lines, whole = 'onWideScreens', id, className = '' }: Props) {
  const role = Element === 'p' ? 'paragraph' : undefined;
  return (
    <Element id={id} role={role} className={`${styles.lines} ${className}`}>
      {lines.map((line, index) => (
        <FittedTextLine key={line.text} line={line} whole={whole} end={index < lines.length - 1 ? ' ' : ''} />
      ))}
    </Element>
  );
}
