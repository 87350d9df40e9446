/** A problem makes the command fail, a note does not. */
export const ok = (text: string): string => `✓ ${text}`;
export const note = (text: string): string => `! ${text}`;
export const problem = (text: string): string => `✗ ${text}`;

/** Quotes text from elsewhere: cut, and without characters that control a terminal or reorder text. */
export const quoted = (text: string): string =>
  `"${text.slice(0, 100).replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '?')}${text.length > 100 ? '…' : ''}"`;

/** @throws {Error} when some lines are problems */
export function report(lines: string[]): void {
  console.log(lines.join('\n'));
  const count = lines.filter((line) => line.startsWith('✗')).length;
  if (count > 0) throw new Error(`Problems left: ${count}.`);
}
