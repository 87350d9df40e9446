/** @jest-environment node */
import { mailto } from './mailto';

const email = 'hello@example.com';
const body = (text: string) => mailto(email, { body: text }).replace(`mailto:${email}?body=`, '');

it('leads to the address alone when no field is given', () => {
  expect(mailto(email)).toBe('mailto:hello@example.com');
});

it('joins subject and body in their order', () => {
  expect(mailto(email, { subject: 'a', body: 'b' })).toBe('mailto:hello@example.com?subject=a&body=b');
});

it('lets no text begin a field of its own', () => {
  expect(mailto(email, { subject: 'a&bcc=x@example.com', body: '#?' })).toBe(
    'mailto:hello@example.com?subject=a%26bcc%3Dx%40example.com&body=%23%3F',
  );
});

it.each([
  ['markup', '<a href="x">&amp;</a>'],
  ['emoji', '🥊👩🏽‍🚀'],
  ['right-to-left text', 'שלום عالم'],
  ['percent and plus signs', '100% + more'],
])('carries %s unchanged', (_kind, text) => {
  expect(decodeURIComponent(body(text))).toBe(text);
});

it('leaves no character bare that could end an attribute or a link', () => {
  expect(body('<a href="x">\n & שלום 🥊 ;,#?')).toMatch(/^(?:[\w.!~*'()-]|%[\dA-F]{2})*$/);
});

it.each(['a\nb', 'a\rb', 'a\r\nb'])('writes the line break of %j as CRLF', (text) => {
  expect(body(text)).toBe('a%0D%0Ab');
});

it.each([
  ['an upper half', 'a\uD83E!'],
  ['a lower half', 'a\uDD4A!'],
])('replaces %s of a surrogate pair, which no address can hold', (_half, text) => {
  expect(decodeURIComponent(body(text))).toBe('a\uFFFD!');
});
