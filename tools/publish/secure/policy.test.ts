/** @jest-environment node */
import { createHash } from 'node:crypto';
import { attribute, elementsOf } from '../markup';
import { assertOwn, backendSource, policyOf, withMetaPolicy } from './policy';

const backend = 'https://api.example.com';

const page = (body: string) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>A page</title></head><body>${body}</body></html>`;

const policyOfBody = (body: string) => policyOf(page(body), backend);

const hash = (text: string) => `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

/** A frame as EmbedPlayer writes it, with its document in `srcdoc`. */
const frame = (content: string, attributes = '') =>
  `<iframe srcDoc="${content.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}" ${attributes}></iframe>`;

const playerLink = '<a href="https://player.example.com/video/1?autoplay=1">Play</a>';

describe('the policy of a page', () => {
  test('allows only files of the site for a page of text', () => {
    expect(policyOfBody('<p>Words</p>')).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'none'"],
      'style-src': ["'none'"],
      'img-src': ["'self'"],
      'font-src': ["'self'"],
      'media-src': ["'none'"],
      'connect-src': ["'self'"],
      'frame-src': ["'none'"],
      'manifest-src': ["'self'"],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ["'none'"],
    });
  });

  test('allows an inline script by the same hash as the specification', () => {
    // https://www.w3.org/TR/CSP2/#script-src-hash-usage
    expect(policyOfBody("<script>alert('Hello, world.');</script>")['script-src']).toEqual([
      "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    ]);
  });

  test('hashes the text that a browser reads: in UTF-8, with LF line endings', () => {
    expect(policyOfBody('<script>"ü &amp; <b>"\r\n</script>')['script-src']).toEqual([
      hash('"ü &amp; <b>"\n'),
    ]);
  });

  test('allows a script file by its integrity', () => {
    expect(
      policyOfBody('<script src="/a.js" async integrity="sha256-AAAA="></script>')['script-src'],
    ).toEqual(["'sha256-AAAA='"]);
  });

  test('allows scripts in a template', () => {
    const waiting = '<template><script src="/a.js" integrity="sha256-AAAA="></script></template>';
    expect(policyOfBody(waiting)['script-src']).toEqual(["'sha256-AAAA='"]);
  });

  test('allows speculation rules by their hash, since they count as a script', () => {
    expect(policyOfBody('<script type="speculationrules">{}</script>')['script-src']).toEqual([hash('{}')]);
  });

  test('adds no source for a script of data', () => {
    expect(policyOfBody('<script type="application/ld+json">{}</script>')['script-src']).toEqual(["'none'"]);
  });

  test('allows inline styles by their hashes, each once', () => {
    expect(policyOfBody('<style>a>b{}</style><style>i{}</style><style>a>b{}</style>')['style-src']).toEqual([
      hash('a>b{}'),
      hash('i{}'),
    ]);
  });

  test('allows the stylesheets of the site where there is one, since no hash allows a file', () => {
    expect(policyOfBody('<link rel="stylesheet" href="/a.css"><style>i{}</style>')['style-src']).toEqual([
      "'self'",
      hash('i{}'),
    ]);
  });

  test.each([
    '<img src="data:image/avif;base64,AAAA">',
    '<picture><source srcSet="data:image/avif;base64,AAAA"/><img src="/a.jpg"></picture>',
  ])('allows images in data URLs: %s', (image) => {
    expect(policyOfBody(image)['img-src']).toEqual(["'self'", 'data:']);
  });

  test('allows videos for a page with a video', () => {
    expect(policyOfBody('<video><source src="/a.mp4"></video>')['media-src']).toEqual(["'self'"]);
  });

  test('lets scripts send a form to the backend, and forbids the browser to submit it', () => {
    const policy = policyOfBody('<form></form>');
    expect(policy['connect-src']).toEqual(["'self'", backend]);
    expect(policy['form-action']).toEqual(["'none'"]);
  });

  test('allows a frame to load its player', () => {
    expect(policyOfBody(frame(playerLink))['frame-src']).toEqual(['https://player.example.com']);
  });

  test('allows what the document in a frame needs', () => {
    const content = `<style>a>b{content:"&"}</style><img src="data:image/avif;base64,AAAA">${playerLink}`;
    const policy = policyOfBody(`<style>i{}</style>${frame(content)}`);
    expect(policy['style-src']).toEqual([hash('i{}'), hash('a>b{content:"&"}')]);
    expect(policy['img-src']).toEqual(["'self'", 'data:']);
  });

  test.each([
    ['<p style="color:red">', '<p> has the attribute style'],
    ['<p onclick="go()">', '<p> has the attribute onclick'],
    ['<template><p style=""></template>', '<p> has the attribute style'],
    ['<script src="/a.js"></script>', '<script> has the script /a.js without integrity'],
    [frame(`<p style="color:red">${playerLink}</p>`), '<p> has the attribute style'],
    [frame('<p>Soon</p>'), 'A frame has 0 links instead of one to its player'],
    [frame(playerLink + playerLink), 'A frame has 2 links instead of one to its player'],
  ])('refuses %s', (body, problem) => {
    expect(() => policyOfBody(body)).toThrow(problem);
  });
});

describe('a page of its own', () => {
  test.each([
    ['<form action="https://list.example.com/join">', '<form> sends to https://list.example.com/join'],
    ['<form><button formaction="/join">Join</button></form>', '<button> sends to /join'],
    ['<script src="https://cdn.example.com/a.js"></script>', '<script> loads https://cdn.example.com/a.js'],
    ['<link rel="stylesheet" href="//cdn.example.com/a.css">', '<link> loads //cdn.example.com/a.css'],
    ['<img srcset="/a.png 1x, https://cdn.example.com/a.png 2x">', '<img> loads /a.png 1x, https://cdn'],
    ['<video poster="http://cdn.example.com/a.png">', '<video> loads http://cdn.example.com/a.png'],
    ['<iframe src="https://player.example.com/1"></iframe>', '<iframe> loads https://player.example.com/1'],
    [frame('<img src="https://cdn.example.com/a.png">'), '<img> loads https://cdn.example.com/a.png'],
  ])('may not contain %s', (body, problem) => {
    expect(() => policyOfBody(body)).toThrow(problem);
    expect(() => policyOfBody(body)).toThrow(
      'forbids: docs/hosting.md says under "Other services" what to do',
    );
  });

  test.each([
    '<form action="javascript:throw 0">',
    '<a href="https://elsewhere.example.com/">Elsewhere</a>',
    '<link rel="canonical" href="https://www.example.com/">',
    '<img src="data:image/avif;base64,AAAA">',
  ])('may contain %s', (body) => expect(() => assertOwn(page(body))).not.toThrow());
});

describe('the policy in the page', () => {
  const policy = { 'img-src': ["'self'", 'data:'], 'font-src': ["'self'"] };

  test('comes right after the character set', () => {
    expect(withMetaPolicy(page('<p>Words</p>'), policy)).toBe(
      '<!DOCTYPE html><html><head><meta charset="utf-8"/>' +
        `<meta http-equiv="Content-Security-Policy" content="img-src 'self' data:; font-src 'self'"/>` +
        '<title>A page</title></head><body><p>Words</p></body></html>',
    );
  });

  test('escapes what could end its attribute', () => {
    const html = withMetaPolicy(page(''), { 'connect-src': ['https://a"&quot;;sandbox'] });
    const meta = elementsOf(html).find((element) => attribute(element, 'http-equiv'));
    expect(meta && attribute(meta, 'content')).toBe('connect-src https://a"&quot;;sandbox');
  });

  test.each([
    '<!DOCTYPE html><html><head><title>A page</title></head></html>',
    '<!DOCTYPE html><html><head><script src="/a.js"></script><meta charSet="utf-8"/></head></html>',
  ])('requires that the page begins with its character set: %s', (html) => {
    expect(() => withMetaPolicy(html, policy)).toThrow('does not begin with its character set');
  });
});

test.each([
  ['', "'self'"],
  ['https://api.example.com/base', 'https://api.example.com'],
  ['http://localhost:4000', 'http://localhost:4000'],
])('requests to the backend %p are allowed by %s', (apiBase, source) => {
  expect(backendSource(apiBase)).toBe(source);
});
