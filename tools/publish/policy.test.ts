/** @jest-environment node */
import { createHash } from 'node:crypto';
import { withPolicy, type Origins } from './policy';

const page = (body: string) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>A</title></head><body>${body}</body></html>`;
const policyOf = (body: string, origins: Origins = {}) =>
  /<head><meta charset="utf-8"\/><meta http-equiv="Content-Security-Policy" content="([^"]+)"\/>/.exec(
    withPolicy(page(body), origins),
  )![1]!;
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('the policy is right after the character set, and nothing else of the page changes', () => {
  const body = '<P  class=a>ü&nbsp;<!-- b -->\r\n';
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyOf(body)}"/>`;
  expect(withPolicy(page(body), {}).replace(meta, '').replace('charset', 'charSet')).toBe(page(body));
  expect(() => withPolicy('<title>A</title>', {})).toThrow('does not begin with its character set');
});

test('a page may use the site’s own files and nothing else, except inline styles and placeholders', () => {
  expect(policyOf('<script src="/a.js"></script>')).toBe(
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
      "connect-src 'self'; frame-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'",
  );
});

test('an inline script has the hash of the text that a browser reads: in UTF-8, with LF line endings', () => {
  // https://www.w3.org/TR/CSP2/#script-src-hash-usage
  expect(policyOf("<script>alert('Hello, world.');</script>")).toContain(
    "script-src 'self' 'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=';",
  );
  expect(policyOf('<script>"ü &amp; <b>"\r\n</script>')).toContain(hash('"ü &amp; <b>"\n'));
});

test('speculation rules count as a script, and structured data does not', () => {
  const rules = '<script type="speculationrules">{}</script>';
  const policy = policyOf(`${rules}<script type="application/ld+json">[]</script>`);
  expect(policy).toContain(`script-src 'self' ${hash('{}')};`);
});

test('a page may talk to the backend, and frame the player of the video service', () => {
  const origins = { backend: 'https://api.example.com', player: 'https://player.example.com' };
  const policy = policyOf('<iframe src="https://player.example.com/video/1"></iframe>', origins);
  expect(policy).toContain(
    "connect-src 'self' https://api.example.com; frame-src https://player.example.com;",
  );
});

test.each([
  ['<script src="https://cdn.example.com/a.js"></script>', '<script> loads https://cdn.example.com/a.js'],
  ['<img srcset="/a.avif 1x, //cdn.example.com/a.avif 2x">', '<img> loads /a.avif 1x, //cdn.example.com'],
  ['<link rel="stylesheet" href="https://fonts.example.com/a">', '<link> loads https://fonts.example.com/a'],
  ['<iframe src="https://player.example.com/1"></iframe>', '<iframe> loads https://player.example.com/1'],
  ['<form action="/subscribe">', '<form> sends to /subscribe'],
  ['<button formaction="https://list.example.com">', '<button> sends to https://list.example.com'],
])('refuses what the policy would block: %s', (body, problem) => {
  expect(() => withPolicy(page(body), {})).toThrow(problem);
});

test.each([
  '<link rel="canonical" href="https://www.example.com/">',
  // React writes it for a form whose action is a function.
  `<form action="javascript:throw new Error('React')">`,
])('accepts what loads and sends nothing: %s', (body) => {
  expect(() => withPolicy(page(body), {})).not.toThrow();
});
