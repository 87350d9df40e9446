/** @jest-environment node */
import { rowOf, type Result } from './table';

/** The part of Lighthouse's result that a row needs. */
const resultOf = ({ score = 1, lcp = 1000, bytes = 0 }): Result => ({
  finalDisplayedUrl: 'https://localhost/',
  categories: { performance: { score }, seo: { score: 1 } },
  audits: {
    'largest-contentful-paint': { numericValue: lcp },
    'total-blocking-time': { numericValue: 3.4 },
    'cumulative-layout-shift': { numericValue: 0.01234 },
    'resource-summary': {
      details: {
        items: ['total', 'document', 'stylesheet', 'script', 'font', 'image'].map((resourceType) => ({
          resourceType,
          transferSize: bytes,
        })),
      },
    },
  },
});

test('a row has the median of each number, in scores out of 100, milliseconds and KB', () => {
  const visits = [
    { score: 0.987, lcp: 900, bytes: 1024 },
    { score: 0.5, lcp: 1500, bytes: 2048 },
    { score: 1, lcp: 1000.4, bytes: 1536 },
  ];
  expect(rowOf(visits.map(resultOf))).toEqual({
    scores: '99 100',
    LCP: 1000,
    TBT: 3,
    CLS: 0.012,
    document: 1.5,
    stylesheet: 1.5,
    script: 1.5,
    font: 1.5,
    image: 1.5,
  });
});

test('of two visits, it has the mean', () => {
  expect(rowOf([resultOf({ lcp: 1000 }), resultOf({ lcp: 2000 })])).toMatchObject({ LCP: 1500 });
});

test('a page that Lighthouse could not load ends the bench with a sentence', () => {
  const failed = { ...resultOf({}), runtimeError: { message: 'No answer.' } };
  expect(() => rowOf([failed])).toThrow('Lighthouse failed on https://localhost/: No answer.');
});
