/**
 * The longest link that common mail programs take, in characters: Outlook takes 2,046
 * (https://superruub.wordpress.com/2013/05/30/mailto-protocol-character-limit/).
 */
const longest = 2000;
/** The most of it for the subject, so that room is left for the message. */
const longestSubject = 500;

/**
 * A link that opens the visitor's mail program.
 *
 * @param email the recipient
 * @param fields header fields to fill in; line breaks become CRLF and half surrogate pairs, which
 *   encodeURIComponent refuses, become U+FFFD (RFC 6068, section 5)
 */
export function mailto(email: string, fields: { subject?: string; body?: string } = {}): string {
  const query = Object.entries(fields).map(([field, value]) => `${field}=${encode(value)}`);
  return `mailto:${email}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}

/**
 * A link that opens the visitor's mail program with as much of a message as mail programs take.
 *
 * @returns the link, and whether it carries subject and body whole
 */
export function mailtoFitting(email: string, subject: string, body: string) {
  const fields = { subject: beginning(subject, longestSubject), body: '' };
  fields.body = beginning(body, longest - mailto(email, fields).length);
  return { href: mailto(email, fields), isWhole: fields.subject === subject && fields.body === body };
}

const encode = (text: string) =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD').replace(/\r\n|\r|\n/g, '\r\n'));

/** The beginning of a text, in whole characters, that takes so many characters in a link at most. */
function beginning(text: string, room: number): string {
  let end = 0;
  // Every character takes one at least, so no more of a long text is looked at.
  for (const character of text.slice(0, room + 1).match(/\r\n|./gsu) ?? []) {
    room -= encode(character).length;
    if (room < 0) break;
    end += character.length;
  }
  return text.slice(0, end);
}
