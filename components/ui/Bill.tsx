import { Fragment } from 'react';
import { lineClass, lineRules } from '@/lib/build/display-line';
import type { DisplayLine, SplitLine } from '@/lib/content/types';
import styles from './Bill.module.css';

/** A line's style rules, in the document's head. React adds the same rules only once. */
function LineStyle({ line }: { line: DisplayLine }) {
  return (
    <style href={lineClass(line)} precedence="generated">
      {lineRules(line)}
    </style>
  );
}

/** Wraps each word with the space after it. The plus takes the accent color, and the soft word a softer one. */
function wordsOf({ text, soft }: DisplayLine) {
  return text.split(/(?<=\s)/).map((word, index) => {
    const color = word.trim() === '+' ? styles.plus : word.trim() === soft ? styles.soft : '';
    return (
      <span key={index} className={`${styles.word} ${color}`}>
        {word}
      </span>
    );
  });
}

/** One line of display type that fills its container's width. */
export function Line({ line, className = styles.line }: { line: DisplayLine; className?: string }) {
  return (
    <>
      <LineStyle line={line} />
      <span className={`${styles.measured} ${className} ${lineClass(line)}`}>{wordsOf(line)}</span>
    </>
  );
}

/** A line that splits in two where there is no room for it. */
function SplittingLine({ line }: { line: SplitLine }) {
  return (
    <>
      <LineStyle line={line} />
      <span className={`${styles.measured} ${styles.line} ${styles.splitting} ${lineClass(line)}`}>
        {line.split.map((part, index) => (
          <Fragment key={part.text}>
            <LineStyle line={part} />
            <span className={`${styles.part} ${lineClass(part)}`}>
              {index === 0 ? `${part.text} ` : part.text}
            </span>
          </Fragment>
        ))}
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

/** Type set like a boxing bill: lines of equal width, with spaces between them that join one sentence. */
export function Bill({ as: Element = 'p', lines, id, className = '' }: Props) {
  return (
    <Element id={id} className={`${styles.bill} ${className}`}>
      {lines.map((line, index) => (
        <Fragment key={line.text}>
          {index > 0 && ' '}
          {'split' in line ? <SplittingLine line={line as SplitLine} /> : <Line line={line} />}
        </Fragment>
      ))}
    </Element>
  );
}
