/** What `npm run check:launch` and `npm run check:backend` find, and how they print it. */

/** A sentence about what was checked. A problem (✗) makes the command fail, a note (!) does not. */
export type Finding = { mark: '✓' | '!' | '✗'; text: string };

export const ok = (text: string): Finding => ({ mark: '✓', text });
export const note = (text: string): Finding => ({ mark: '!', text });
export const problem = (text: string): Finding => ({ mark: '✗', text });

/** The longest quotation, in UTF-16 units: a `data:` URL can contain a whole video. */
const LONGEST = 100;

/** Quotes text from elsewhere, cut to a readable length. */
export const quoted = (text: string): string =>
  `"${text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text}"`;

/**
 * Formats a finding for a terminal, in one line. Characters that control a terminal or reorder text become visible:
 * control characters, line breaks, invisible and bidirectional ones
 * (https://www.unicode.org/reports/tr36/#Bidirectional_Text_Spoofing), and lone surrogates.
 */
export function lineOf({ mark, text }: Finding): string {
  const visible = text.replace(
    /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu,
    (character) => `\\u{${character.codePointAt(0)!.toString(16)}}`,
  );
  return `${mark} ${visible}`;
}

/** Prints findings. @returns how many of them are problems */
export function print(findings: Finding[]): number {
  for (const finding of findings) console.log(lineOf(finding));
  return findings.filter(({ mark }) => mark === '✗').length;
}
