import type { Method } from './lighthouse';
import type { Step } from './navigation';
import type { Visit } from './visit';

/** By name: pages by their path, and the floors `hand` and `bare`. */
type Visits = Record<string, Record<Method, Visit>>;

/** What one run measures; `navigation` by device and way. */
export type Round = { visits: Visits; navigation: Record<string, Record<string, Step>> };

/** A goal in words; `value` has the unit of `limit`. */
type Goal = { goal: string; limit: string; value: string; met: boolean };

const KB = 1024;

/** Sizes in kilobytes, times in milliseconds, `lcpOverHand` as a factor of the floor. */
const limits = { total: 200, scriptOverBare: 8, lcpOverHand: 1.25, navigation: 100 };

/**
 * Computes the median of each number in values of the same shape; of an even count, the mean of the middle two.
 * Strings that differ are joined.
 * @param values at least one: numbers, strings, or nested plain objects of them
 */
export function medianOf<T>(values: T[]): T {
  const [first] = values;
  if (typeof first === 'number') return middle(values as number[]) as T;
  if (typeof first === 'string') return [...new Set(values)].sort().join(' or ') as T;
  const keys = Object.keys(first as object) as (keyof T)[];
  return Object.fromEntries(keys.map((key) => [key, medianOf(values.map((value) => value[key]))])) as T;
}

/**
 * Compares the medians with the goals.
 * @param pages the site's paths, the home page first
 */
export function goalsOf({ visits, navigation }: Round, pages: string[]): Goal[] {
  const hand = of(visits, 'hand');
  const bare = of(visits, 'bare');
  const methods = Object.keys(hand) as Method[];
  const scriptLimit = larger(bare, ({ bytes }) => bytes.script) / KB + limits.scriptOverBare;

  return [
    ...pages.flatMap((page, index) => {
      const visit = of(visits, page);
      const scores = Object.values(visit.simulate.scores);
      const kilobytes = (kind: 'total' | 'script') => larger(visit, ({ bytes }) => bytes[kind]) / KB;
      return [
        {
          goal: `${page}: all four scores`,
          limit: '100',
          value: scores.join(' '),
          met: scores.length === 4 && scores.every((score) => score === 100),
        },
        ...methods.map((method) => {
          const ratio = visit[method].lcp / hand[method].lcp;
          return atMost(`${page}: LCP (${method})`, ratio, limits.lcpOverHand, 'x hand', 2);
        }),
        below(`${page}: TBT (devtools)`, visit.devtools.tbt, bare.devtools.tbt),
        atMost(
          `${page}: CLS`,
          larger(visit, ({ cls }) => cls),
          0,
          '',
          3,
        ),
        ...(index === 0 ? [atMost(`${page}: total`, kilobytes('total'), limits.total, 'KB', 1)] : []),
        atMost(`${page}: script`, kilobytes('script'), scriptLimit, 'KB', 1),
      ];
    }),
    ...Object.entries(navigation).flatMap(([device, steps]) =>
      Object.entries(steps).map(([way, { time }]) => below(`${way} (${device})`, time, limits.navigation)),
    ),
  ];
}

/** Makes a row for `console.table` of each visit with a method: all that it measured, with at most 3 decimals. */
export function visitRows({ visits }: Round, method: Method): Record<string, object> {
  const rounded = (value: string | number) => (typeof value === 'number' ? Number(value.toFixed(3)) : value);
  return Object.fromEntries(
    Object.entries(visits).map(([name, { [method]: visit }]) => {
      const { scores, bytes, ...rest } = visit;
      const row = Object.entries({ scores: Object.values(scores).join(' '), ...rest, ...bytes });
      return [name, Object.fromEntries(row.map(([column, value]) => [column, rounded(value)]))];
    }),
  );
}

function middle(numbers: number[]) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const [low = NaN, high = NaN] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return (low + high) / 2;
}

function of(visits: Visits, name: string): Record<Method, Visit> {
  const found = visits[name];
  if (!found) throw new Error(`${name} was not measured.`);
  return found;
}

/** Takes the larger value of both methods. */
function larger({ simulate, devtools }: Record<Method, Visit>, value: (visit: Visit) => number): number {
  return Math.max(value(simulate), value(devtools));
}

const atMost = (goal: string, value: number, limit: number, unit: string, digits: number): Goal => ({
  goal,
  limit: `at most ${limit.toFixed(digits)} ${unit}`,
  value: value.toFixed(digits),
  met: value <= limit,
});

/** Compares times in milliseconds. No time is below a limit of 0, so 0 always meets its goal. */
const below = (goal: string, value: number, limit: number): Goal => ({
  goal,
  limit: `below ${Math.round(limit)} ms`,
  value: String(Math.round(value)),
  met: value < limit || value === 0,
});
