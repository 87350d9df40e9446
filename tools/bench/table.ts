/**
 * The part of Lighthouse's result that the bench reads
 * (https://github.com/GoogleChrome/lighthouse/blob/main/docs/understanding-results.md).
 */
export interface Result {
  finalDisplayedUrl?: string;
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number; details?: object }>;
}

/** The kinds of files to list, by their names in Lighthouse's audit `resource-summary`. */
const kinds = ['document', 'stylesheet', 'script', 'font', 'image'];

/**
 * Makes a row of the table from several visits of a page.
 * @returns the median of each number: scores from 0 to 100, times in milliseconds, sizes in KB (1,024 bytes) as transferred
 * @throws {Error} if Lighthouse could not measure the page
 */
export function rowOf(results: Result[]): Record<string, number | string> {
  const visits = results.map(visitOf);
  const of = (name: string) => median(visits.map((visit) => visit.get(name) ?? NaN));
  return {
    scores: Object.keys(results[0]?.categories ?? {})
      .map(of)
      .join(' '),
    LCP: Math.round(of('largest-contentful-paint')),
    TBT: Math.round(of('total-blocking-time')),
    CLS: Number(of('cumulative-layout-shift').toFixed(3)),
    ...Object.fromEntries(kinds.map((kind) => [kind, Number((of(kind) / 1024).toFixed(1))])),
  };
}

/** The numbers of a visit by the names of Lighthouse's categories, audits and kinds of files. */
function visitOf({ finalDisplayedUrl, runtimeError, categories, audits }: Result): Map<string, number> {
  if (runtimeError) throw new Error(`Lighthouse failed on ${finalDisplayedUrl}: ${runtimeError.message}`);
  const { items } = audits['resource-summary']?.details as {
    items: { resourceType: string; transferSize: number }[];
  };
  return new Map([
    ...Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)] as const),
    ...Object.entries(audits).map(([name, { numericValue }]) => [name, numericValue ?? NaN] as const),
    ...items.map(({ resourceType, transferSize }) => [resourceType, transferSize] as const),
  ]);
}

/** Of an even count, the mean of the middle two. */
function median(numbers: number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return (sorted[(sorted.length - 1) >> 1]! + sorted[sorted.length >> 1]!) / 2;
}
