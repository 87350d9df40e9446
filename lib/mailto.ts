/**
 * The longest link that common mail programs accept, in characters. Outlook accepts 2,046
 * (https://superruub.wordpress.com/2013/05/30/mailto-protocol-character-limit/).
 */
const longest = 2000;
/** The longest subject in that link, so that the message has room. */
const longestSubject = 500;

/**
 * A link that opens the visitor's mail program.
 *
 * @param email the recipient
 * @param fields header fields to fill in; line breaks become CRLF (RFC 6068, section 5), and lone surrogates, for
 *   which encodeURIComponent throws, become U+FFFD
 */
export function mailto(email: string, fields: { subject?: string; body?: string } = {}): string {
  const query = Object.entries(fields).map(([field, value]) => `${field}=${encode(value)}`);
  return `mailto:${email}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}

/**
 * A link that opens the visitor's mail program with as much of a message as mail programs accept.
 *
 * @returns the link, and whether it has the whole subject and body
 */
export function mailtoFitting(email: string, subject: string, body: string) {
  const fields = { subject: beginning(subject, longestSubject), body: '' };
  fields.body = beginning(body, longest - mailto(email, fields).length);
  return { href: mailto(email, fields), isWhole: fields.subject === subject && fields.body === body };
}

const encode = (text: string) =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD').replace(/\r\n|\r|\n/g, '\r\n'));

/** The longest beginning of a text, in whole characters, that takes at most `room` characters in a link. */
function beginning(text: string, room: number): string {
  let end = 0;
  // Each character takes at least one, so the rest of a long text cannot fit.
  for (const character of text.slice(0, room + 1).match(/\r\n|./gsu) ?? []) {
    room -= encode(character).length;
    if (room < 0) break;
    end += character.length;
  }
  return text.slice(0, end);
}
