/**
 * What a look at the backend says.
 * @typedef {object} Finding
 * @property {'done' | 'note' | 'fault'} kind a fault stops the form, a note does not
 * @property {string} text plain sentences
 * @property {string} [header] the header line that mends it
 * @property {import('./examples.mjs').ExampleKind} [example] which examples show how to mend it
 */

/**
 * @param {string} text
 * @returns {Finding}
 */
export const done = (text) => ({ kind: 'done', text });

/**
 * @param {string} text
 * @param {{ header?: string }} [remedy]
 * @returns {Finding}
 */
export const note = (text, remedy) => ({ kind: 'note', text, ...remedy });

/**
 * @param {string} text
 * @param {Pick<Finding, 'header' | 'example'>} [remedy]
 * @returns {Finding}
 */
export const fault = (text, remedy) => ({ kind: 'fault', text, ...remedy });

/**
 * @param {Finding[]} findings
 * @returns {boolean} whether one of them stops the form
 */
export const hasFault = (findings) => findings.some(({ kind }) => kind === 'fault');

/**
 * @param {string} text what is right unless there is a fault
 * @param {Finding[]} findings
 * @returns {Finding[]} the findings, after one that says so
 */
export const doneUnlessFault = (text, findings) =>
  hasFault(findings) ? findings : [done(text), ...findings];
