/**
 * The longest link that common mail programs accept, in characters. Outlook accepts 2,046
 * (https://superruub.wordpress.com/2013/05/30/mailto-protocol-character-limit/).
 */
const longest = 2000;

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
 * A link that opens the visitor's mail program with a message. If the link would be too long, it is without the body,
 * and without a very long subject.
 *
 * @returns the link, and whether it has the whole message
 */
export function mailtoFitting(email: string, subject: string, body: string) {
  const whole = mailto(email, { subject, body });
  const links = [whole, mailto(email, { subject }), mailto(email)];
  const href = links.find(({ length }) => length <= longest)!;
  return { href, isWhole: href === whole };
}

const encode = (text: string) =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD').replace(/\r\n|\r|\n/g, '\r\n'));
