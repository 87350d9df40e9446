/** @jest-environment node */
import { quoted, visible } from './text';

test.each([
  ['\x1b[31mred\x07', '\\x1b[31mred\\x07'],
  ['a\0b\r\nc\td\x7f', 'a\\x00b\\x0d\\x0ac\\x09d\\x7f'],
  ['\u009b31m', '\\x9b31m'],
  ['\u202etxt.exe\u2066', '\\u{202e}txt.exe\\u{2066}'],
  ['zero\u200bwidth\ufeff\u2028', 'zero\\u{200b}width\\u{feff}\\u{2028}'],
  ['\ud83e', '\\u{d83e}'],
  ['\u{e0041}', '\\u{e0041}'],
  ['café 🥊 "a\\b"', 'café 🥊 "a\\b"'],
])('shows %j as %j', (text, shown) => {
  expect(visible(text)).toBe(shown);
  expect(quoted(text)).toBe(shown);
});

test.each([
  ['https://me:secret@api.example.org/a', 'https://…@api.example.org/a'],
  ['//token@api.example.org', '//…@api.example.org'],
  ['https:me:a b@secret@api.example.org?a#b', '…@api.example.org?a#b'],
  ['https:\\\\me:secret@api.example.org', 'https:\\\\…@api.example.org'],
  ['https://api.example.org/a', 'https://api.example.org/a'],
])('quotes %s as %s, without credentials', (text, shown) => {
  expect(quoted(text)).toBe(shown);
});

test('cuts a long text once its credentials are gone', () => {
  expect(quoted(`${'s'.repeat(400)}@${'a'.repeat(400)}`)).toBe(`…@${'a'.repeat(298)}…`);
});
