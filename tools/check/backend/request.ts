import type { Patience } from './timeout';
import http from 'node:http';
import https from 'node:https';
import { serverName } from './target';
import { within } from './timeout';

export type Answer = { status: number; headers: Record<string, string>; seconds: number };

/**
 * Asks once, follows no redirect, and does not read the answer's body, as the site does not.
 * @throws {NodeJS.ErrnoException} when no answer comes: as `within` does, with Node's code of the failure, or with
 *   ERR_SWITCHED_PROTOCOLS
 */
export function exchange(
  url: URL,
  { method, headers, body }: { method: string; headers: Record<string, string>; body?: string },
  patience: Patience,
): Promise<Answer> {
  return within(patience, (signal) => {
    return new Promise((resolve, reject) => {
      const start = performance.now();
      const { request: send } = url.protocol === 'https:' ? https : http;
      const request = send(url, {
        method,
        // Some firewalls turn away who has no name.
        headers: { 'User-Agent': 'Mozilla/5.0 (compatible; launch check)', Accept: '*/*', ...headers },
        // A connection of its own, so that none is left open.
        agent: false,
        // As much as Chromium takes (kMaxHeaderBufSize in net/http/http_stream_parser.h).
        maxHeaderSize: 256 * 1024,
        servername: serverName(url),
        signal,
      });
      request.maxHeadersCount = 0;
      request.on('error', reject);
      request.once('upgrade', (_, socket) => {
        socket.destroy();
        reject(switchedProtocols());
      });
      request.once('response', (response) => {
        response.destroy();
        if (response.statusCode === 101) return reject(switchedProtocols());
        const pairs = Object.entries(response.headersDistinct);
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(pairs.map(([name, values = []]) => [name, values.join(', ')])),
          seconds: (performance.now() - start) / 1000,
        });
      });
      request.end(body);
    });
  });
}

/** Browsers end with an error here (https://fetch.spec.whatwg.org/#concept-http-network-fetch). */
function switchedProtocols() {
  return Object.assign(new Error('The answer is 101.'), { code: 'ERR_SWITCHED_PROTOCOLS' });
}
