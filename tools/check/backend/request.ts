import http from 'node:http';
import https from 'node:https';
import { serverName } from './target';
import { withTimeout, type Timing } from './timeout';

export type HttpResponse = {
  status: number;
  /**
   * By name in lower case. Repeated values are joined as browsers join them
   * (https://fetch.spec.whatwg.org/#concept-header-list-get).
   */
  headers: Record<string, string>;
  /** How long the response took. */
  seconds: number;
};

/**
 * Sends one request, follows no redirect and does not read the body of the response, because the site does not.
 * @throws {NodeJS.ErrnoException} when no response comes: as `withTimeout` does, with Node's code of the failure, or
 *   with ERR_SWITCHED_PROTOCOLS
 */
export function sendRequest(
  url: URL,
  { method, headers, body }: { method: string; headers: Record<string, string>; body?: string },
  timing: Timing,
): Promise<HttpResponse> {
  return withTimeout(timing, (signal) => {
    return new Promise((resolve, reject) => {
      const start = performance.now();
      const { request: send } = url.protocol === 'https:' ? https : http;
      const request = send(url, {
        method,
        // Some firewalls reject clients without a name.
        headers: { 'User-Agent': 'Mozilla/5.0 (compatible; launch check)', Accept: '*/*', ...headers },
        // A separate connection, so that none stays open.
        agent: false,
        // Chromium's limit (kMaxHeaderBufSize in net/http/http_stream_parser.h).
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

/** Browsers report an error here (https://fetch.spec.whatwg.org/#concept-http-network-fetch). */
function switchedProtocols() {
  return Object.assign(new Error('The response is 101.'), { code: 'ERR_SWITCHED_PROTOCOLS' });
}
