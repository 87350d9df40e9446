/** @jest-environment node */
import { mailto, mailtoFitting } from './mailto';

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

it('leaves out first the body and then the subject of a link of more than 2,000 characters', () => {
  const room = 2000 - mailto(email, { subject: 'a', body: '' }).length;
  const whole = { href: mailto(email, { subject: 'a', body: 'b'.repeat(room) }), isWhole: true };
  expect(mailtoFitting(email, 'a', 'b'.repeat(room))).toEqual(whole);
  const bare = { href: mailto(email, { subject: 'a' }), isWhole: false };
  expect(mailtoFitting(email, 'a', 'b'.repeat(room + 1))).toEqual(bare);
  expect(mailtoFitting(email, 'a'.repeat(3000), 'b')).toEqual({ href: mailto(email), isWhole: false });
});
