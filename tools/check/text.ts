/** The longest foreign value that is shown whole, in UTF-16 units. */
const LONGEST = 300;

/** A value that a server sent, fit for a report: without the credentials of an address, and not too long. */
export function foreign(value: string): string {
  // Credentials stand before the last @ of an address's authority (https://url.spec.whatwg.org/#authority-state).
  const text = value.replace(/[^/\\?#]*@/g, '…@');
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/**
 * Makes characters visible that steer a terminal or reorder text: controls, line breaks, invisible and bidirectional
 * ones (https://www.unicode.org/reports/tr36/#Bidirectional_Text_Spoofing), and halves of surrogate pairs.
 * @returns with `\x1b` or `\u{202e}` for each
 */
export function visible(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, (character) => {
    const code = (character.codePointAt(0) as number).toString(16);
    return code.length > 2 ? `\\u{${code}}` : `\\x${code.padStart(2, '0')}`;
  });
}
