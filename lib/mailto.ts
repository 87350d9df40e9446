/** Outlook accepts 2,046 characters (https://superruub.wordpress.com/2013/05/30/mailto-protocol-character-limit/). */
const longest = 2000;

/** Line breaks in fields become CRLF (RFC 6068, section 5). */
export function mailto(email: string, fields: { subject?: string; body?: string } = {}): string {
  const query = Object.entries(fields).map(([field, value]) => `${field}=${encode(value)}`);
  return `mailto:${email}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}

/** @returns undefined if the link would be too long for a program of the visitor's */
export function mailtoWhole(email: string, subject: string, body: string): string | undefined {
  const link = mailto(email, { subject, body });
  return link.length <= longest ? link : undefined;
}

/** encodeURIComponent throws for half of a surrogate pair. */
const encode = (text: string) =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD').replace(/\r\n|\r|\n/g, '\r\n'));
