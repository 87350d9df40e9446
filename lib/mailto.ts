/**
 * A link that opens the visitor's mail program.
 *
 * @param email the recipient
 * @param fields header fields to fill in; line breaks become CRLF and half surrogate pairs, which
 *   encodeURIComponent refuses, become U+FFFD (RFC 6068, section 5)
 */
export function mailto(email: string, fields: { subject?: string; body?: string } = {}): string {
  const query = Object.entries(fields).map(([field, value]) => {
    const text = value.replace(/\p{Surrogate}/gu, '\uFFFD').replace(/\r\n|\r|\n/g, '\r\n');
    return `${field}=${encodeURIComponent(text)}`;
  });
  return `mailto:${email}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}
