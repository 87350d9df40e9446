/** @jest-environment node */
import { createHash } from 'node:crypto';
import { attribute, elementsOf } from './markup';
import { withPolicy, type Origins } from './policy';

const page = (body: string) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>A</title></head><body>${body}</body></html>`;

/** The sources of a directive in the policy of a page with this body. */
function sourcesOf(directive: string, body: string, origins: Origins = {}): string | undefined {
  const [, meta] = elementsOf(withPolicy(page(body), origins)).filter(({ tagName }) => tagName === 'meta');
  const policy = attribute(meta!, 'content')!.split('; ');
  return policy.find((text) => text.startsWith(`${directive} `))?.slice(directive.length + 1);
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('the policy comes right after the character set, and nothing else of the page changes', () => {
  const html = withPolicy(page('<P  class=a>ü&nbsp;<!-- b -->\r\n'), {});
  expect(html.replace(/<meta http-equiv="Content-Security-Policy" content="[^"]+"\/>/, '')).toBe(
    page('<P  class=a>ü&nbsp;<!-- b -->\r\n').replace('charSet', 'charset'),
  );
  expect(html).toMatch(/<head><meta charset="utf-8"\/><meta http-equiv="Content-Security-Policy"/);
});

test('a page may use the site’s own files, and no other', () => {
  expect(sourcesOf('default-src', '')).toBe("'self'");
  expect(sourcesOf('script-src', '<script src="/a.js"></script>')).toBe("'self'");
  expect(sourcesOf('frame-src', '')).toBe("'none'");
  expect(sourcesOf('form-action', '')).toBe("'none'");
});

test('an inline script has the hash of the text that a browser reads: in UTF-8, with LF line endings', () => {
  // https://www.w3.org/TR/CSP2/#script-src-hash-usage
  expect(sourcesOf('script-src', "<script>alert('Hello, world.');</script>")).toBe(
    "'self' 'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  );
  expect(sourcesOf('script-src', '<script>"ü &amp; <b>"\r\n</script>')).toContain(hash('"ü &amp; <b>"\n'));
});

test('speculation rules count as a script, and structured data does not', () => {
  const rules = '<script type="speculationrules">{}</script>';
  expect(sourcesOf('script-src', `${rules}<script type="application/ld+json">[]</script>`)).toBe(
    `'self' ${hash('{}')}`,
  );
});

test('a page may talk to the backend, and frame the player of the video service', () => {
  const origins = { backend: 'https://api.example.com', player: 'https://player.example.com' };
  expect(sourcesOf('connect-src', '', origins)).toBe("'self' https://api.example.com");
  const frame = '<iframe src="https://player.example.com/video/1"></iframe>';
  expect(sourcesOf('frame-src', frame, origins)).toBe('https://player.example.com');
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
  '<a href="https://www.example.com/">',
  '<link rel="canonical" href="https://www.example.com/">',
  // React writes it for a form whose action is a function.
  `<form action="javascript:throw new Error('React')">`,
])('accepts what loads and sends nothing: %s', (body) => {
  expect(() => withPolicy(page(body), {})).not.toThrow();
});

test('refuses a page that does not begin with its character set', () => {
  expect(() => withPolicy('<title>A</title>', {})).toThrow('does not begin with its character set');
});
