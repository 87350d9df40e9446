/** @jest-environment node */
import { mailto, mailtoWhole } from './mailto';

const email = 'hello@example.com';

it('has the e-mail address, then the subject and the body, whose text adds no field', () => {
  expect(mailto(email)).toBe('mailto:hello@example.com');
  expect(mailto(email, { subject: 'a&bcc=x@example.com', body: '#?' })).toBe(
    'mailto:hello@example.com?subject=a%26bcc%3Dx%40example.com&body=%23%3F',
  );
});

it.each([
  ['keeps markup, emoji, signs and right-to-left text', '<a href="x">&amp;</a> 🥊👩🏽‍🚀 100% + שלום عالم'],
  ['writes a line break as CRLF', 'a\nb', 'a\r\nb'],
  ['keeps CRLF', 'a\r\nb'],
  ['replaces half of a surrogate pair, which no URL can contain', 'a\uD83E!', 'a\uFFFD!'],
])('%s', (_rule, text, kept = text) => {
  expect(decodeURIComponent(mailto(email, { body: text }).split('body=')[1]!)).toBe(kept);
});

it('has no link with a text that would make it longer than 2,000 characters', () => {
  const body = 'b'.repeat(2000 - mailto(email, { subject: 'a', body: '' }).length);
  expect(mailtoWhole(email, 'a', body)).toBe(mailto(email, { subject: 'a', body }));
  expect(mailtoWhole(email, 'a', `${body}b`)).toBeUndefined();
});
