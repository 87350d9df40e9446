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

it('encodes every character that could end an attribute or a link', () => {
  expect(body('<a href="x">\n & שלום 🥊 ;,#?')).toMatch(/^(?:[\w.!~*'()-]|%[\dA-F]{2})*$/);
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
  const fit = (subject: string, text: string) => {
    const { href, isWhole } = mailtoFitting(email, subject, text);
    return { href, isWhole, fields: new URL(href).searchParams };
  };

  it('keeps a short subject and message whole', () => {
    expect(mailtoFitting(email, 'a & b', 'c\nd')).toEqual({
      href: mailto(email, { subject: 'a & b', body: 'c\nd' }),
      isWhole: true,
    });
  });

  it('fills 2,000 characters, and says that the text is not whole', () => {
    const { href, isWhole } = fit('a', 'b'.repeat(5000));
    expect(href).toHaveLength(2000);
    expect(isWhole).toBe(false);
  });

  it('is whole at exactly 2,000 characters', () => {
    const { href } = fit('a', 'b'.repeat(5000));
    const length = new URL(href).searchParams.get('body')!.length;
    expect([length, length + 1].map((count) => fit('a', 'b'.repeat(count)).isWhole)).toEqual([true, false]);
  });

  it.each([
    ['an emoji', '🥊'],
    ['a letter of another script', 'ש'],
    ['a line break', '\r\n'],
  ])('does not split %s', (_kind, character) => {
    const { href, fields } = fit('a', character.repeat(3000));
    expect(href.length).toBeGreaterThan(1980);
    expect(href.length).toBeLessThanOrEqual(2000);
    expect(fields.get('body')!.replaceAll(character, '')).toBe('');
  });

  it('leaves room for the message after a long subject', () => {
    const { href, isWhole, fields } = fit('a'.repeat(3000), 'b'.repeat(100));
    expect(href.length).toBeLessThanOrEqual(2000);
    expect(fields.get('body')).toHaveLength(100);
    expect(isWhole).toBe(false);
  });
});
