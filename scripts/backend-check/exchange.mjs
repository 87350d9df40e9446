import http from 'node:http';
import https from 'node:https';

/**
 * @typedef {{ signal: AbortSignal, limit: number }} Patience `signal` ends the work, `limit` is how long an answer
 *   may take, in milliseconds
 * @typedef {{ status: number, headers: Record<string, string>, seconds: number }} Answer `headers` by name in lower
 *   case, the values of one that came twice joined as browsers do (https://fetch.spec.whatwg.org/#concept-header-list-get);
 *   `seconds` is how long it took
 */

/**
 * Asks once, follows no redirect, and does not read the answer's body, as the site does not.
 * @param {URL} url
 * @param {{ method: string, headers: Record<string, string>, body?: string }} request
 * @param {Patience} patience
 * @returns {Promise<Answer>}
 * @throws {NodeJS.ErrnoException} when no answer comes, with the code ETIMEDOUT after `limit`; an `AbortError`
 *   after `signal`
 */
export function exchange(url, { method, headers, body }, { signal, limit }) {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const { request: send } = url.protocol === 'https:' ? https : http;
    const request = send(url, {
      method,
      // Some firewalls turn away who has no name.
      headers: { 'User-Agent': 'Mozilla/5.0 (compatible; launch check)', Accept: '*/*', ...headers },
      // A connection of its own, so that none is left open.
      agent: false,
      signal,
      timeout: limit,
    });
    request.once('timeout', () => request.destroy(timedOut()));
    request.once('error', reject);
    request.once('response', (response) => {
      const pairs = Object.entries(response.headersDistinct);
      resolve({
        status: response.statusCode ?? 0,
        headers: Object.fromEntries(pairs.map(([name, values = []]) => [name, values.join(', ')])),
        seconds: (performance.now() - start) / 1000,
      });
      response.destroy();
    });
    request.end(body);
  });
}

/** @returns {NodeJS.ErrnoException} what a wait that was too long ends with */
export function timedOut() {
  return Object.assign(new Error('It took too long.'), { code: 'ETIMEDOUT' });
}
