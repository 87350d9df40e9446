/** @jest-environment node */
import { visitFrom, type Result } from './visit';

/** The part of Lighthouse's result that `visitFrom` reads. */
const resultOf = ({ items = [], snippet = '<h1>' }: { items?: object[]; snippet?: string } = {}): Result => ({
  finalDisplayedUrl: 'http://127.0.0.1/',
  categories: { performance: { score: 0.987 }, seo: { score: 1 } },
  audits: {
    'first-contentful-paint': { numericValue: 900.5 },
    'largest-contentful-paint': { numericValue: 1200 },
    'total-blocking-time': { numericValue: 0 },
    'cumulative-layout-shift': { numericValue: 0.01 },
    'largest-contentful-paint-element': { details: { items: [{ items: [{ node: { snippet } }] }] } },
    'network-requests': { details: { items } },
  },
});

const request = (resourceType: string, transferSize: number, others?: object) => ({
  url: 'http://127.0.0.1/a',
  resourceType,
  transferSize,
  ...others,
});

test('scores are out of 100, times in milliseconds', () => {
  expect(visitFrom(resultOf())).toMatchObject({
    scores: { performance: 99, seo: 100 },
    fcp: 900.5,
    lcp: 1200,
    tbt: 0,
    cls: 0.01,
    lcpElement: '<h1>',
  });
});

test('adds up bytes by kind, and all other kinds in the total', () => {
  const items = [
    request('Document', 1),
    request('Stylesheet', 2),
    request('Script', 4),
    request('Script', 8),
    request('Font', 16),
    request('Image', 32),
    request('Manifest', 64),
  ];
  expect(visitFrom(resultOf({ items })).bytes).toEqual({
    total: 127,
    document: 1,
    style: 2,
    script: 12,
    font: 16,
    image: 32,
  });
});

test.each([
  ['a video of a <video>', request('Media', 1000)],
  ['a video that a script requests', request('Fetch', 1000, { mimeType: 'video/mp4' })],
  ['sound', request('Other', 1000, { mimeType: 'audio/mpeg' })],
  ['an image in a data: URL', request('Image', 1000, { url: 'data:image/png;base64,AA' })],
])('does not count %s', (_, item) => {
  const { total, image } = visitFrom(resultOf({ items: [item, request('Document', 1)] })).bytes;
  expect({ total, image }).toEqual({ total: 1, image: 0 });
});

test('shortens a long tag', () => {
  const snippet = `<p class="${'x'.repeat(100)}">`;
  expect(visitFrom(resultOf({ snippet })).lcpElement).toBe(`${snippet.slice(0, 60)}...`);
});

test('rejects a page that Lighthouse could not load', () => {
  const result = { ...resultOf(), runtimeError: { message: 'No answer.' } };
  expect(() => visitFrom(result)).toThrow('Lighthouse failed on http://127.0.0.1/: No answer.');
});

test('rejects a result without a time', () => {
  const result = resultOf();
  result.audits['largest-contentful-paint'] = {};
  expect(() => visitFrom(result)).toThrow('Lighthouse measured no largest-contentful-paint');
});
