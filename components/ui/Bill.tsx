import { Fragment } from 'react';
import { lineClass, lineRule, type BillLine, type SplitLine } from '@/lib/bill';
import styles from './Bill.module.css';

/** A line's words, its plus in the accent color and its soft word set back. */
function words({ text, soft }: BillLine) {
  return text.split(/(\s+)/).map((word, index) => {
    if (word === '+') return <span key={index} className={styles.plus}>{word}</span>; // prettier-ignore
    if (word === soft) return <span key={index} className={styles.soft}>{word}</span>; // prettier-ignore
    return <Fragment key={index}>{word}</Fragment>;
  });
}

/** One line of display type that fills its container's width. Its measures stand in a style sheet of their own. */
export function Line({ line, className = styles.line }: { line: BillLine; className?: string }) {
  const name = lineClass(line);
  return (
    <>
      <style href={name} precedence="bill">
        {lineRule(line)}
      </style>
      <span className={`${className} ${name}`}>{words(line)}</span>
    </>
  );
}

/** A line that becomes two where there is no room for one. */
export function SplittingLine({ line }: { line: SplitLine }) {
  const name = lineClass(line);
  return (
    <>
      <style href={name} precedence="bill">
        {lineRule(line)}
      </style>
      <span className={`${styles.line} ${styles.splitting} ${name}`}>
        {line.split.map((part, index) => (
          <Fragment key={part.text}>
            {index > 0 && ' '}
            <Line line={part} className={styles.part} />
          </Fragment>
        ))}
      </span>
    </>
  );
}

type Props = {
  as?: 'p' | 'h1' | 'h2' | 'h3' | 'span';
  lines: readonly BillLine[];
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
