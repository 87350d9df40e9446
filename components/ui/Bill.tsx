import type { CSSProperties } from 'react';
import { lineStyle, lineMetrics } from '@/lib/build/display-line';
import type { DisplayLine, SplitLine } from '@/lib/content/types';
import styles from './Bill.module.css';

/**
 * A line as a single text node, which screen readers read without a break. Only a line with a plus or a soft word, which
 * have their own colors, has an element for each word. Each word but the last reserves its width in the site's font, so
 * that the next word does not move when the font loads.
 */
function Words({ line, end }: { line: DisplayLine; end: string }) {
  const words = (line.text + end).split(/(?<=\s)/);
  const colorOf = (word: string) =>
    word.trim() === '+' ? styles.plus : word.trim() === line.soft ? styles.soft : undefined;
  if (!words.some(colorOf)) return line.text + end;
  const { wordAdvances } = lineMetrics(line);
  return words.map((word, index) => (
    <span
      key={index}
      role="none"
      className={`${styles.word} ${colorOf(word) ?? ''}`}
      style={{ '--word-width': `${wordAdvances[index]!.toFixed(4)}em` } as CSSProperties}
    >
      {word}
    </span>
  ));
}

type LineProps = {
  line: DisplayLine | SplitLine;
  /** What follows the line in the sentence: a space if another line does. */
  end?: '' | ' ';
  className?: string;
  style?: CSSProperties;
};

/**
 * One line of display type that fills its container's width. In narrow containers, the parts of a line that splits are
 * lines of their own. Without the role, Firefox would present each line as a paragraph.
 */
export function Line({ line, end = '', className = '', style }: LineProps) {
  const parts = 'split' in line ? line.split : undefined;
  return (
    <span
      role="none"
      className={`${styles.fitted} ${styles.line} ${parts ? styles.splitting : ''} ${className}`}
      style={{ ...lineStyle(line), ...style }}
    >
      {parts ? (
        parts.map((part, index) => <Line key={part.text} line={part} end={index === 0 ? ' ' : end} />)
      ) : (
        <Words line={line} end={end} />
      )}
    </span>
  );
}

type Props = {
  as?: 'p' | 'h1' | 'h2' | 'h3' | 'span';
  lines: readonly DisplayLine[];
  id?: string;
  className?: string;
};

/** Type set like a boxing bill: lines of equal width, which end in spaces that join them to one sentence. */
export function Bill({ as: Element = 'p', lines, id, className = '' }: Props) {
  return (
    <Element id={id} className={`${styles.bill} ${className}`}>
      {lines.map((line, index) => (
        <Line key={line.text} line={line} end={index < lines.length - 1 ? ' ' : ''} />
      ))}
    </Element>
  );
}
