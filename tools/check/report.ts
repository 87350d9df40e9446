/** What `npm run check:launch` and `npm run check:backend` print: a line for each thing that they look at. */

export const ok = (text: string): string => `✓ ${text}`;

/** Good to know, but it does not make the command fail. */
export const note = (text: string): string => `! ${text}`;

/** Makes the command fail. */
export const problem = (text: string): string => `✗ ${text}`;

/**
 * Quotes text from elsewhere, at most 100 characters of it, without those that control a terminal or reorder text
 * (https://www.unicode.org/reports/tr36/#Bidirectional_Text_Spoofing).
 */
export const quoted = (text: string): string =>
  `"${text.slice(0, 100).replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '?')}${text.length > 100 ? '…' : ''}"`;

/** Prints the lines. @throws {Error} with their number when some are problems */
export function report(lines: string[]): void {
  for (const line of lines) console.log(line);
  const count = lines.filter((line) => line.startsWith('✗')).length;
  if (count > 0) throw new Error(`Problems left: ${count}.`);
}
