import type { ExampleKind } from './examples';

/** What a look at the backend says, in plain sentences. */
export interface Finding {
  /** A fault stops the form, a note does not. */
  kind: 'done' | 'note' | 'fault';
  text: string;
  /** The header line that mends it. */
  header?: string;
  /** Which examples show how to mend it. */
  example?: ExampleKind;
}

export const done = (text: string): Finding => ({ kind: 'done', text });

export const note = (text: string, remedy?: { header?: string }): Finding => ({
  kind: 'note',
  text,
  ...remedy,
});

export const fault = (text: string, remedy?: Pick<Finding, 'header' | 'example'>): Finding => ({
  kind: 'fault',
  text,
  ...remedy,
});

/** @returns whether one of them stops the form */
export const hasFault = (findings: Finding[]): boolean => findings.some(({ kind }) => kind === 'fault');

/**
 * @param text what is right unless there is a fault
 * @returns the findings, after one that says so
 */
export const doneUnlessFault = (text: string, findings: Finding[]): Finding[] =>
  hasFault(findings) ? findings : [done(text), ...findings];
