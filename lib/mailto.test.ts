/** @jest-environment node */
import { mailto, mailtoFitting } from './mailto';

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

describe('a link that fits', () => {
  const fit = (subject: string, text: string) => {
    const { href, isWhole } = mailtoFitting(email, subject, text);
    return { href, isWhole, fields: new URL(href).searchParams };
  };

  it('carries subject and message whole where they are short', () => {
    expect(mailtoFitting(email, 'a & b', 'c\nd')).toEqual({
      href: mailto(email, { subject: 'a & b', body: 'c\nd' }),
      isWhole: true,
    });
  });

  it('carries the most that 2,000 characters hold, and says that more is left', () => {
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
  ])('cuts no %s in two', (_kind, character) => {
    const { href, fields } = fit('a', character.repeat(3000));
    expect(href.length).toBeGreaterThan(1980);
    expect(href.length).toBeLessThanOrEqual(2000);
    expect(fields.get('body')!.replaceAll(character, '')).toBe('');
  });

  it('leaves room for the message beside a long subject', () => {
    const { href, isWhole, fields } = fit('a'.repeat(3000), 'b'.repeat(100));
    expect(href.length).toBeLessThanOrEqual(2000);
    expect(fields.get('body')).toHaveLength(100);
    expect(isWhole).toBe(false);
  });
});
