export interface Finding {
  item: string;
  status: 'done' | 'blocked' | 'note';
  detail: string;
  todo?: string;
}

const marks = { done: '✓ done    ', blocked: '✗ not done', note: '! note    ' };

/**
 * @param problems each a line
 * @param words what is said without a problem, and what helps against any
 */
export function judge(
  item: string,
  problems: string[],
  { done, todo }: { done: string; todo: string },
): Finding {
  return problems.length > 0
    ? { item, status: 'blocked', detail: problems.join('\n'), todo }
    : { item, status: 'done', detail: done };
}

/** @returns the list as it is printed */
export function listOf(findings: Finding[]): string {
  const indent = ' '.repeat(marks.done.length + 2);
  return findings
    .map(({ item, status, detail, todo }) =>
      [`${marks[status]}  ${item}: ${detail}`, ...(todo ? [`→ ${todo}`] : [])]
        .join('\n')
        .replaceAll('\n', `\n${indent}`),
    )
    .join('\n');
}

/** @returns how much is left; undefined when nothing blocks */
export function leftOf(findings: Finding[]): string | undefined {
  const left = findings.filter(({ status }) => status === 'blocked').length;
  return left > 0 ? `${left} ${left === 1 ? 'thing' : 'things'} left before launch.` : undefined;
}
