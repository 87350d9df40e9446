/**
 * What is kept of one visit. Scores are 0 to 100, times in milliseconds, sizes in bytes as transferred, headers
 * included; `total` is everything but films and sound.
 *
 * @typedef {object} Visit
 * @property {Record<string, number>} scores by Lighthouse's category
 * @property {number} fcp first contentful paint
 * @property {number} lcp largest contentful paint
 * @property {number} tbt total blocking time
 * @property {number} cls cumulative layout shift
 * @property {string} lcpElement the start of its tag
 * @property {{ total: number, document: number, style: number, script: number, font: number, picture: number }} bytes
 */

/**
 * The part of Lighthouse's result that is read here
 * (https://github.com/GoogleChrome/lighthouse/blob/main/docs/understanding-results.md).
 *
 * @typedef {object} Result
 * @property {string} finalDisplayedUrl
 * @property {{ message: string }} [runtimeError]
 * @property {Record<string, { score: number | null }>} categories
 * @property {Record<string, { numericValue?: number, details?: any }>} audits
 *
 * @typedef {{ url: string, transferSize: number, resourceType?: string, mimeType?: string }} Request
 */

/** How much of an element's tag is kept, in characters. */
const SNIPPET = 60;

/**
 * @param {Result} lhr
 * @returns {Visit}
 * @throws {Error} when Lighthouse could not measure the page
 */
export function visitFrom({ finalDisplayedUrl, runtimeError, categories, audits }) {
  if (runtimeError) throw new Error(`Lighthouse failed on ${finalDisplayedUrl}: ${runtimeError.message}`);
  /** @param {string} audit */
  const numberOf = (audit) => {
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
    bytes: bytesOf(audits['network-requests']?.details.items),
  };
}

/**
 * @param {Result['audits']} audits
 * @returns {string}
 */
function lcpElement(audits) {
  const snippet =
    audits['largest-contentful-paint-element']?.details?.items[0]?.items[0]?.node?.snippet ?? '';
  return snippet.length > SNIPPET ? `${snippet.slice(0, SNIPPET)}...` : snippet;
}

/**
 * @param {Request[]} requests
 * @returns {Visit['bytes']}
 */
function bytesOf(requests) {
  // Addresses such as data: stand in another file, and are counted there.
  const transferred = requests.filter(({ url }) => url.startsWith('http'));
  /** @param {(request: Request) => boolean} isCounted */
  const sum = (isCounted) =>
    transferred.filter(isCounted).reduce((bytes, { transferSize }) => bytes + transferSize, 0);
  /** @param {string} type */
  const ofType = (type) => sum(({ resourceType }) => resourceType === type);
  return {
    total: sum((request) => !isFilm(request)),
    document: ofType('Document'),
    style: ofType('Stylesheet'),
    script: ofType('Script'),
    font: ofType('Font'),
    picture: ofType('Image'),
  };
}

/**
 * Whether it is a film or sound, however the page asked for it.
 * @param {Request} request
 * @returns {boolean}
 */
function isFilm({ resourceType, mimeType = '' }) {
  return resourceType === 'Media' || /^(video|audio)\//.test(mimeType);
}
