import { isColored, lineClass, lineRules } from '@/lib/build/display-line';
import type { DisplayLine, SplitLine } from '@/lib/content/types';
import styles from './Bill.module.css';

/**
 * A line as one text, which screen readers say in one go. Only if a word has a color, each word is an element: the plus
 * takes the accent color, and the soft word a softer one.
 */
function textOf(line: DisplayLine, end: string) {
  if (!isColored(line)) return line.text + end;
  return (line.text + end).split(/(?<=\s)/).map((word, index) => {
    const color = word.trim() === '+' ? styles.plus : word.trim() === line.soft ? styles.soft : '';
    return (
      <span key={index} role="none" className={`${styles.word} ${color}`}>
        {word}
      </span>
    );
  });
}

type LineProps = {
  /** On narrow screens, a line that splits fills two lines. */
  line: DisplayLine | SplitLine;
  /** What follows the line in the sentence: a space if another line does. */
  end?: '' | ' ';
  className?: string;
};

/**
 * One line of display type that fills its container's width. Firefox would take its box for a paragraph of its own, if
 * its role were not `none`.
 */
export function Line({ line, end = '', className = '' }: LineProps) {
  const splitting = 'split' in line ? styles.splitting : '';
  return (
    <>
      <style href={lineClass(line)} precedence="generated">
        {lineRules(line)}
      </style>
      <span
        role="none"
        className={`${styles.measured} ${styles.line} ${splitting} ${className} ${lineClass(line)}`}
      >
        {textOf(line, end)}
      </span>
    </>
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
