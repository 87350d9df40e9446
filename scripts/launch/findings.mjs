/**
 * @typedef {object} Finding a line of the list
 * @property {string} item what was looked at
 * @property {'done' | 'blocked' | 'note'} status `blocked` keeps the site from its launch; `note` does not
 * @property {string} detail what was found, a line for each problem
 * @property {string} [todo] what to open or to run
 */

const marks = { done: '✓ done    ', blocked: '✗ not done', note: '! note    ' };

/**
 * @param {string} item
 * @param {string[]} problems each a line
 * @param {{ done: string, todo: string }} words what is said without a problem, and what helps against any
 * @returns {Finding}
 */
export function judge(item, problems, { done, todo }) {
  return problems.length > 0
    ? { item, status: 'blocked', detail: problems.join('\n'), todo }
    : { item, status: 'done', detail: done };
}

/**
 * @param {Finding[]} findings
 * @returns {string} the list as it is printed
 */
export function listOf(findings) {
  const indent = ' '.repeat(marks.done.length + 2);
  return findings
    .map(({ item, status, detail, todo }) =>
      [`${marks[status]}  ${item}: ${detail}`, ...(todo ? [`→ ${todo}`] : [])]
        .join('\n')
        .replaceAll('\n', `\n${indent}`),
    )
    .join('\n');
}

/**
 * @param {Finding[]} findings
 * @returns {string | undefined} how much is left; undefined when nothing blocks
 */
export function leftOf(findings) {
  const left = findings.filter(({ status }) => status === 'blocked').length;
  return left > 0 ? `${left} ${left === 1 ? 'thing' : 'things'} left before launch.` : undefined;
}
