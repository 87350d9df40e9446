/** @jest-environment node */
import { goalsOf, medianOf, visitRows, type Round } from './report';
import type { Visit } from './visit';

const KB = 1024;

const visit = (parts?: Partial<Visit>): Visit => ({
  scores: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
  fcp: 800,
  lcp: 1000,
  tbt: 50,
  cls: 0,
  lcpElement: '<h1>',
  bytes: { total: 200 * KB, document: 20 * KB, style: 0, script: 108 * KB, font: 30 * KB, image: 42 * KB },
  ...parts,
});

const both = (parts?: Partial<Visit>) => ({ simulate: visit(parts), devtools: visit(parts) });

/**
 * A round that only just meets every goal.
 * @param home what differs for the home page
 */
const round = (home?: Partial<ReturnType<typeof both>>): Round => ({
  visits: {
    '/': { ...both(), ...home },
    hand: both({ lcp: 800, tbt: 0 }),
    bare: both({ tbt: 51, bytes: { ...visit().bytes, script: 100 * KB } }),
  },
  navigation: { phone: { '/ to /contact': { time: 99, by: 'prerendering' } } },
});

const missed = (median: Round) =>
  goalsOf(median, ['/'])
    .filter(({ met }) => !met)
    .map(({ goal }) => goal);

test.each([
  [[3, 1, 2], 2],
  [[10, 9, 100, 1], 9.5],
  [[5], 5],
])('the median of %j is %d', (values, median) => {
  expect(medianOf(values)).toBe(median);
});

test('objects have the median of each number, and strings that differ are joined', () => {
  const values = [
    { a: { b: 1 }, c: 'x', d: 'same' },
    { a: { b: 3 }, c: 'y', d: 'same' },
    { a: { b: 2 }, c: 'x', d: 'same' },
  ];
  expect(medianOf(values)).toEqual({ a: { b: 2 }, c: 'x or y', d: 'same' });
});

test('a value at its limit meets the goal', () => {
  expect(goalsOf(round(), ['/'])).toHaveLength(8);
  expect(missed(round())).toEqual([]);
});

test.each([
  ['/: all four scores', { simulate: visit({ scores: { ...visit().scores, seo: 99 } }) }],
  ['/: all four scores', { simulate: visit({ scores: { performance: 100 } }) }],
  ['/: LCP (simulate)', { simulate: visit({ lcp: 1001 }) }],
  ['/: LCP (devtools)', { devtools: visit({ lcp: 1001 }) }],
  ['/: TBT (devtools)', { devtools: visit({ tbt: 51 }) }],
  ['/: CLS', { devtools: visit({ cls: 0.001 }) }],
  ['/: CLS', { simulate: visit({ cls: 0.001 }) }],
  ['/: total', { devtools: visit({ bytes: { ...visit().bytes, total: 200 * KB + 1 } }) }],
  ['/: script', { devtools: visit({ bytes: { ...visit().bytes, script: 108 * KB + 1 } }) }],
] as [string, Partial<ReturnType<typeof both>>][])(
  '%s is missed beyond its limit, and nothing else is',
  (goal, home) => {
    expect(missed(round(home))).toEqual([goal]);
  },
);

test('a way that takes 100 ms is too slow', () => {
  const slow = {
    ...round(),
    navigation: { phone: { '/ to /contact': { time: 100, by: 'loading' as const } } },
  };
  expect(missed(slow)).toEqual(['/ to /contact (phone)']);
});

test('no blocking at all meets its goal even where the floor does not block either', () => {
  const median = round(both({ tbt: 0 }));
  median.visits.bare = { ...both({ tbt: 0, bytes: { ...visit().bytes, script: 100 * KB } }) };
  expect(missed(median)).toEqual([]);
});

test('only the home page has a limit for its total, and every page has one for its scripts', () => {
  const bytes = { ...visit().bytes, total: 500 * KB, script: 109 * KB };
  const median = round();
  median.visits['/contact'] = both({ bytes });
  const goals = goalsOf(median, ['/', '/contact']).filter(({ met }) => !met);
  expect(goals.map(({ goal }) => goal)).toEqual(['/contact: script']);
});

test('a page that was not measured is not passed over', () => {
  expect(() => goalsOf(round(), ['/', '/vr-tour'])).toThrow('/vr-tour was not measured.');
});

test('the table has a row for every page and floor, with at most 3 decimals', () => {
  const rows = visitRows(round({ simulate: visit({ cls: 0.00049 }) }), 'simulate');
  expect(Object.keys(rows)).toEqual(['/', 'hand', 'bare']);
  expect(rows['/']).toMatchObject({ scores: '100 100 100 100', lcp: 1000, cls: 0, image: 42 * KB });
});
