/**
 * The results of one visit. Scores are 0 to 100 by Lighthouse's category, times in milliseconds, sizes in bytes as
 * transferred, with headers; `total` leaves out videos and sound.
 */
export interface Visit {
  scores: Record<string, number>;
  /** First contentful paint. */
  fcp: number;
  /** Largest contentful paint. */
  lcp: number;
  /** Total blocking time. */
  tbt: number;
  /** Cumulative layout shift. */
  cls: number;
  /** The start of the element's tag. */
  lcpElement: string;
  bytes: { total: number; document: number; style: number; script: number; font: number; image: number };
}

/**
 * The part of Lighthouse's result that this module reads
 * (https://github.com/GoogleChrome/lighthouse/blob/main/docs/understanding-results.md).
 */
export interface Result {
  finalDisplayedUrl: string;
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number; details?: object }>;
}

type Request = { url: string; transferSize: number; resourceType?: string; mimeType?: string };

/** The longest start of an element's tag, in characters. */
const SNIPPET = 60;

/** @throws {Error} if Lighthouse could not measure the page */
export function visitFrom({ finalDisplayedUrl, runtimeError, categories, audits }: Result): Visit {
  if (runtimeError) throw new Error(`Lighthouse failed on ${finalDisplayedUrl}: ${runtimeError.message}`);
  const numberOf = (audit: string) => {
    const value = audits[audit]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse measured no ${audit} on ${finalDisplayedUrl}.`);
    return value;
  };
  return {
    scores: Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    ),
    fcp: numberOf('first-contentful-paint'),
    lcp: numberOf('largest-contentful-paint'),
    tbt: numberOf('total-blocking-time'),
    cls: numberOf('cumulative-layout-shift'),
    lcpElement: lcpElement(audits),
    bytes: bytesOf((audits['network-requests']?.details as { items: Request[] }).items),
  };
}

function lcpElement(audits: Result['audits']): string {
  type Details = { items: { items?: { node?: { snippet: string } }[] }[] };
  const details = audits['largest-contentful-paint-element']?.details as Details | undefined;
  const snippet = details?.items[0]?.items?.[0]?.node?.snippet ?? '';
  return snippet.length > SNIPPET ? `${snippet.slice(0, SNIPPET)}...` : snippet;
}

function bytesOf(requests: Request[]): Visit['bytes'] {
  // The bytes of a data: URL count with the file that contains it.
  const transferred = requests.filter(({ url }) => url.startsWith('http'));
  const sum = (isCounted: (request: Request) => boolean) =>
    transferred.filter(isCounted).reduce((bytes, { transferSize }) => bytes + transferSize, 0);
  const ofType = (type: string) => sum(({ resourceType }) => resourceType === type);
  return {
    total: sum((request) => !isVideo(request)),
    document: ofType('Document'),
    style: ofType('Stylesheet'),
    script: ofType('Script'),
    font: ofType('Font'),
    image: ofType('Image'),
  };
}

/** Whether it is a video or sound, whichever way the page requested it. */
function isVideo({ resourceType, mimeType = '' }: Request): boolean {
  return resourceType === 'Media' || /^(video|audio)\//.test(mimeType);
}
