import type { Method } from './lighthouse';
import type { Step } from './navigation';
import type { Visit } from './visit';

/** By name: pages by their path, and the floors `hand` and `bare`. */
type Visits = Record<string, Record<Method, Visit>>;

/** What one run measures; `navigation` by device and way. */
export type Round = { visits: Visits; navigation: Record<string, Record<string, Step>> };

/** A goal in words; `value` has the unit of `limit`. */
type Goal = { goal: string; limit: string; value: string; met: boolean };

/** Sizes in kilobytes of 1,024 bytes, times in milliseconds, `lcpOverHand` as a factor of the floor. */
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
  const [home = '/'] = pages;
  const homeTotal = larger(of(visits, home), ({ bytes }) => bytes.total) / 1024;
  const scriptLimit = larger(bare, ({ bytes }) => bytes.script) / 1024 + limits.scriptOverBare;
  const methods = Object.keys(hand) as Method[];

  return [
    ...pages.map((page) => {
      const scores = Object.values(of(visits, page).simulate.scores);
      return goal(
        `${page}: all four scores`,
        '100',
        scores.join(' '),
        scores.length === 4 && scores.every(is100),
      );
    }),
    ...pages.flatMap((page) =>
      methods.map((method) => {
        const ratio = of(visits, page)[method].lcp / hand[method].lcp;
        const limit = limits.lcpOverHand;
        return goal(
          `${page}: LCP (${method})`,
          `at most ${limit} x hand`,
          `${ratio.toFixed(2)} x`,
          ratio <= limit,
        );
      }),
    ),
    ...pages.map((page) => {
      const { tbt } = of(visits, page).devtools;
      const limit = bare.devtools.tbt;
      // No value is below a floor of 0.
      return goal(`${page}: TBT (devtools)`, `below bare, ${ms(limit)}`, ms(tbt), tbt < limit || tbt === 0);
    }),
    ...pages.map((page) => {
      const cls = larger(of(visits, page), (visit) => visit.cls);
      return goal(`${page}: CLS`, '0', cls.toFixed(3), cls === 0);
    }),
    goal(
      `${home}: total`,
      `at most ${limits.total} KB`,
      `${homeTotal.toFixed(1)} KB`,
      homeTotal <= limits.total,
    ),
    ...pages.map((page) => {
      const script = larger(of(visits, page), ({ bytes }) => bytes.script) / 1024;
      return goal(
        `${page}: script`,
        `at most ${scriptLimit.toFixed(1)} KB`,
        `${script.toFixed(1)} KB`,
        script <= scriptLimit,
      );
    }),
    ...Object.entries(navigation).flatMap(([device, steps]) =>
      Object.entries(steps).map(([way, { time }]) =>
        goal(`${way} (${device})`, `below ${limits.navigation} ms`, ms(time), time < limits.navigation),
      ),
    ),
  ];
}

/** Writes tables for a terminal, with a line break at the end. */
export function reportOf({ visits, navigation }: Round, goals: Goal[]): string {
  const hand = of(visits, 'hand');
  const methods = Object.keys(hand) as Method[];
  const sections = methods.map((method) => [`Lighthouse, ${method}`, visitTable(visits, method)]);
  const steps = Object.entries(navigation).flatMap(([device, ways]) =>
    Object.entries(ways).map(([way, { time, by }]) => [way, device, ms(time), by]),
  );
  sections.push(
    ['From the press on a link to the LCP of its page', table([['way', 'device', 'time', 'by'], ...steps])],
    [
      `Goals, ${goals.filter(({ met }) => met).length} of ${goals.length} met`,
      table(goals.map(({ goal, limit, value, met }) => [met ? 'met' : 'NOT MET', goal, value, limit])),
    ],
  );
  return sections.map(([title, body]) => `${title}\n\n${body}\n`).join('\n');
}

function visitTable(visits: Visits, method: Method): string {
  const hand = of(visits, 'hand')[method];
  const bare = of(visits, 'bare')[method];
  const kinds = ['total', 'document', 'style', 'script', 'font', 'image'] as const;
  const head = [
    '',
    'scores',
    'FCP',
    'LCP',
    'x hand',
    'TBT',
    'x bare',
    'CLS',
    ...kinds.map((kind) => `${kind} KB`),
  ];
  const rows = Object.entries(visits).map(([name, { [method]: visit }]) => [
    name,
    Object.values(visit.scores).join(' '),
    ms(visit.fcp),
    ms(visit.lcp),
    ratio(visit.lcp, hand.lcp),
    ms(visit.tbt),
    ratio(visit.tbt, bare.tbt),
    visit.cls.toFixed(3),
    ...kinds.map((kind) => (visit.bytes[kind] / 1024).toFixed(1)),
    visit.lcpElement,
  ]);
  return table([[...head, 'LCP element'], ...rows]);
}

/** Aligns the columns. */
function table(rows: string[][]): string {
  const widths = rows.reduce(
    (known, row) => row.map((cell, column) => Math.max(cell.length, known[column] ?? 0)),
    [] as number[],
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
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

// prettier-ignore
const goal = (goal: string, limit: string, value: string, met: boolean): Goal => ({ goal, limit, value, met });

const is100 = (score: number) => score === 100;

/** @param time in milliseconds */
const ms = (time: number) => `${Math.round(time)} ms`;

const ratio = (value: number, floor: number) => (floor > 0 ? (value / floor).toFixed(2) : '-');
