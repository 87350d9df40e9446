/** The longest quotation, in UTF-16 units. */
const LONGEST = 300;

/**
 * Makes text from elsewhere fit for a report: without the credentials of a URL, cut to a readable length, and safe
 * for a terminal.
 */
export function quoted(text: string): string {
  // Credentials end with the last @ of a URL's authority (https://url.spec.whatwg.org/#authority-state).
  const harmless = text.replace(/[^/\\?#]*@/g, '…@');
  return visible(harmless.length > LONGEST ? `${harmless.slice(0, LONGEST)}…` : harmless);
}

/**
 * Makes characters visible that control a terminal or reorder text: control characters, line breaks, invisible and
 * bidirectional ones (https://www.unicode.org/reports/tr36/#Bidirectional_Text_Spoofing), and lone surrogates.
 * @returns the text with `\x1b` or `\u{202e}` for each
 */
export function visible(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, (character) => {
    const code = character.codePointAt(0)!.toString(16);
    return code.length > 2 ? `\\u{${code}}` : `\\x${code.padStart(2, '0')}`;
  });
}
