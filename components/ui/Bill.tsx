import { Fragment } from 'react';
import { lineClass, lineRules } from '@/lib/build/display-line';
import type { DisplayLine, SplitLine } from '@/lib/content/types';
import styles from './Bill.module.css';

/** The style sheet of a line, in the document's head; React leaves out what is there already. */
function LineStyle({ line }: { line: DisplayLine }) {
  return (
    <style href={lineClass(line)} precedence="generated">
      {lineRules(line)}
    </style>
  );
}

/** A line's words, each with its space; the plus in the accent color and the soft word set back. */
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

/** A line that becomes two where there is no room for one. */
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
  className?: string;
};

/** Type set like a boxing bill: every line as wide as the next, joined to one sentence by real spaces. */
export function Bill({ as: Element = 'p', lines, className = '' }: Props) {
  return (
    <Element className={`${styles.bill} ${className}`}>
      {lines.map((line, index) => (
        <Fragment key={line.text}>
          {index > 0 && ' '}
          {'split' in line ? <SplittingLine line={line as SplitLine} /> : <Line line={line} />}
        </Fragment>
      ))}
    </Element>
  );
}
