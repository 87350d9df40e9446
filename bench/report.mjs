/**
 * One round measures everything once. By name: pages by their path, and the floors `hand` and `bare`.
 *
 * @typedef {import('./visit.mjs').Visit} Visit
 * @typedef {import('./lighthouse.mjs').Method} Method
 * @typedef {Record<string, Record<Method, Visit>>} Visits
 * @typedef {import('./navigation.mjs').Step} Step
 * @typedef {{ visits: Visits, navigation: Record<string, Record<string, Step>> }} Round
 * @typedef {{ goal: string, limit: string, value: string, met: boolean }} Goal
 */

/** In kilobytes of 1,024 bytes, milliseconds, or as a factor of a floor. */
const limits = { total: 200, scriptOverBare: 8, lcpOverHand: 1.25, navigation: 100 };

/**
 * The median of values of the same shape, number by number; of an even count, the mean of the two in the middle.
 * Texts that differ are joined.
 * @template T
 * @param {T[]} values at least one: numbers, texts, or plain objects of them, however deep
 * @returns {T}
 */
export function medianOf(values) {
  const all = /** @type {any[]} */ (values);
  const [first] = all;
  if (typeof first === 'number') return /** @type {any} */ (middle(all));
  if (typeof first === 'string') return /** @type {any} */ ([...new Set(all)].sort().join(' or '));
  const entries = Object.keys(first).map((key) => [key, medianOf(all.map((value) => value[key]))]);
  return Object.fromEntries(entries);
}

/**
 * Holds the medians against the goals.
 * @param {Round} median
 * @param {string[]} pages the site's paths, the home page first
 * @returns {Goal[]} in words, `value` in the unit of `limit`
 */
export function goalsOf({ visits, navigation }, pages) {
  const hand = of(visits, 'hand');
  const bare = of(visits, 'bare');
  const [home = '/'] = pages;
  const homeTotal = larger(of(visits, home), ({ bytes }) => bytes.total) / 1024;
  const scriptLimit = larger(bare, ({ bytes }) => bytes.script) / 1024 + limits.scriptOverBare;
  const methods = /** @type {Method[]} */ (Object.keys(hand));

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
      // Nothing is less than no blocking at all.
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

/**
 * @param {Round} median
 * @param {Goal[]} goals
 * @returns {string} tables for a terminal, with a line break at the end
 */
export function reportOf({ visits, navigation }, goals) {
  const hand = of(visits, 'hand');
  const methods = /** @type {Method[]} */ (Object.keys(hand));
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

/**
 * @param {Visits} visits
 * @param {Method} method
 * @returns {string}
 */
function visitTable(visits, method) {
  const hand = of(visits, 'hand')[method];
  const bare = of(visits, 'bare')[method];
  const kinds = /** @type {const} */ (['total', 'document', 'style', 'script', 'font', 'picture']);
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

/**
 * @param {string[][]} rows
 * @returns {string} its columns aligned
 */
function table(rows) {
  const widths = rows.reduce(
    (known, row) => row.map((cell, column) => Math.max(cell.length, known[column] ?? 0)),
    /** @type {number[]} */ ([]),
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

/** @param {number[]} numbers */
function middle(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const [low = NaN, high = NaN] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return (low + high) / 2;
}

/**
 * @param {Visits} visits
 * @param {string} name
 * @returns {Record<Method, Visit>}
 */
function of(visits, name) {
  const found = visits[name];
  if (!found) throw new Error(`${name} was not measured.`);
  return found;
}

/**
 * @param {Record<Method, Visit>} byMethod
 * @param {(visit: Visit) => number} value
 * @returns {number} the larger one of both methods
 */
function larger({ simulate, devtools }, value) {
  return Math.max(value(simulate), value(devtools));
}

/**
 * @param {string} goal
 * @param {string} limit
 * @param {string} value
 * @param {boolean} met
 * @returns {Goal}
 */
const goal = (goal, limit, value, met) => ({ goal, limit, value, met });

/** @param {number} score */
const is100 = (score) => score === 100;

/** @param {number} time in milliseconds */
const ms = (time) => `${Math.round(time)} ms`;

/**
 * @param {number} value
 * @param {number} floor
 */
const ratio = (value, floor) => (floor > 0 ? (value / floor).toFixed(2) : '-');
