/** @jest-environment node */
import { assertAllowed, withPolicy } from './policy';

const page = (body: string) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/></head><body>${body}</body></html>`;

test('refuses a page that does not begin with its character set', () => {
  expect(() => withPolicy('<title>A</title>', {})).toThrow('does not begin with its character set');
});

test.each([
  ['<script src="https://cdn.example.com/a.js"></script>', '<script> loads https://cdn.example.com/a.js'],
  ['<img srcset="/a.avif 1x, //cdn.example.com/a.avif 2x">', '<img> loads /a.avif 1x, //cdn.example.com'],
  ['<link rel="stylesheet" href="https://fonts.example.com/a">', '<link> loads https://fonts.example.com/a'],
  ['<iframe src="https://player.example.com/1"></iframe>', '<iframe> loads https://player.example.com/1'],
  ['<form action="/subscribe">', '<form> sends to /subscribe'],
  ['<button formaction="https://list.example.com">', '<button> sends to https://list.example.com'],
  [
    String.raw`<script>push("{\"src\":\"https://count.example.com/a\"")</script>`,
    'https://count.example.com/a',
  ],
])('refuses what the policy would block: %s', (body, problem) => {
  expect(() => assertAllowed(page(body))).toThrow(problem);
});

test('of other hosts, accepts only the player of the tour', () => {
  const player = 'https://player.vimeo.com';
  const frame = (host: string) => page(`<iframe src="${host}/video/1"></iframe>`);
  expect(() => assertAllowed(frame(player), player)).not.toThrow();
  expect(() => assertAllowed(frame(`${player}.example.com`), player)).toThrow('<iframe> loads');
});
