/** @jest-environment node */
import { mailto, mailtoFitting } from './mailto';

const email = 'hello@example.com';
const body = (text: string) => mailto(email, { body: text }).replace(`mailto:${email}?body=`, '');

it('has only the e-mail address without fields', () => {
  expect(mailto(email)).toBe('mailto:hello@example.com');
});

it('has the subject before the body', () => {
  expect(mailto(email, { subject: 'a', body: 'b' })).toBe('mailto:hello@example.com?subject=a&body=b');
});

it('lets no text add a field', () => {
  expect(mailto(email, { subject: 'a&bcc=x@example.com', body: '#?' })).toBe(
    'mailto:hello@example.com?subject=a%26bcc%3Dx%40example.com&body=%23%3F',
  );
});

it.each([
  ['markup', '<a href="x">&amp;</a>'],
  ['emoji', '🥊👩🏽‍🚀'],
  ['right-to-left text', 'שלום عالم'],
  ['percent and plus signs', '100% + more'],
])('keeps %s unchanged', (_kind, text) => {
  expect(decodeURIComponent(body(text))).toBe(text);
});

it.each(['a\nb', 'a\rb', 'a\r\nb'])('writes the line break of %j as CRLF', (text) => {
  expect(body(text)).toBe('a%0D%0Ab');
});

it.each([
  ['a high surrogate', 'a\uD83E!'],
  ['a low surrogate', 'a\uDD4A!'],
])('replaces %s without its pair, which no URL can contain', (_kind, text) => {
  expect(decodeURIComponent(body(text))).toBe('a\uFFFD!');
});

describe('mailtoFitting', () => {
  it('keeps a short message whole', () => {
    const href = mailto(email, { subject: 'a & b', body: 'c\nd' });
    expect(mailtoFitting(email, 'a & b', 'c\nd')).toEqual({ href, isWhole: true });
  });

  it('keeps what makes a link of 2,000 characters, and leaves out a longer body', () => {
    const room = 2000 - mailto(email, { subject: 'a', body: '' }).length;
    expect(mailtoFitting(email, 'a', 'b'.repeat(room)).href).toHaveLength(2000);
    const link = { href: mailto(email, { subject: 'a' }), isWhole: false };
    expect(mailtoFitting(email, 'a', 'b'.repeat(room + 1))).toEqual(link);
  });

  it('leaves out a subject that is too long, too', () => {
    expect(mailtoFitting(email, 'a'.repeat(3000), 'b')).toEqual({ href: mailto(email), isWhole: false });
  });
});
