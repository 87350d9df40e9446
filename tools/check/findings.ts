/** What `npm run check:launch` and `npm run check:backend` find, and how they print it. */
import type { ExampleKind } from './backend/examples';
import { visible } from './text';

export type Finding = {
  /** A problem makes the command fail. A note does not. */
  status: 'ok' | 'note' | 'problem';
  /** What was checked. */
  item: string;
  /** What was found, one line for each problem. */
  detail: string;
  /** What the reader can do about it. */
  todo?: string;
  /** Which code shows the solution. */
  example?: ExampleKind;
};

const marks = { ok: '✓ OK  ', note: '! Note', problem: '✗ Fix ' };

export const ok = (item: string, detail: string): Finding => ({ status: 'ok', item, detail });

export const note = (item: string, detail: string, todo?: string): Finding => ({
  status: 'note',
  item,
  detail,
  todo,
});

export const problem = (item: string, detail: string, help?: Pick<Finding, 'todo' | 'example'>): Finding => ({
  status: 'problem',
  item,
  detail,
  ...help,
});

/** Combines the problems of an item, one line each. Without a problem, the finding says `done`. */
export const judge = (
  item: string,
  problems: string[],
  { done, todo }: { done: string; todo: string },
): Finding => (problems.length > 0 ? problem(item, problems.join('\n'), { todo }) : ok(item, done));

export const isProblem = ({ status }: Finding): boolean => status === 'problem';

/** Formats a finding for a terminal. Control characters in it become visible. */
export function formatFinding({ status, item, detail, todo }: Finding): string {
  const text = `${marks[status]}  ${item}: ${detail}${todo ? `\n→ ${todo}` : ''}`;
  return text
    .split('\n')
    .map(visible)
    .join(`\n${' '.repeat(marks[status].length + 2)}`);
}

/** @returns how many findings are problems, such as `1 problem`; undefined when none is */
export function countProblems(findings: Finding[]): string | undefined {
  const count = findings.filter(isProblem).length;
  return count > 0 ? `${count} ${count === 1 ? 'problem' : 'problems'}` : undefined;
}
