import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * The network of an engine: a proxy, which works the same for every protocol. It passes requests on to this machine's
 * servers, and responds in place of all other hosts, which it never contacts.
 */
export class Network {
  /** The requested URLs of other hosts. For HTTPS, only the host and port. */
  readonly foreign: string[] = [];
  /** The responses with status 400 and above. */
  readonly refused: string[] = [];
  readonly #edits: ((text: string) => string)[] = [];
  readonly #holds: { urls: RegExp; released: Promise<void> }[] = [];
  readonly #server = createServer((asked, answer) => void this.#serve(asked, answer));

  constructor() {
    // Only the first line of HTTPS is readable: the rest is encrypted.
    this.#server.on('connect', ({ url = '' }: IncomingMessage, socket) => {
      this.foreign.push(url);
      socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
    });
  }

  /** @returns the proxy's host and port */
  async open(): Promise<string> {
    await once(this.#server.listen(0, '127.0.0.1'), 'listening');
    return `127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  /** Holds the requests to URLs that match, until the function that it returns is called. */
  hold(urls: RegExp): () => void {
    let release = () => {};
    this.#holds.push({ urls, released: new Promise<void>((resolve) => (release = resolve)) });
    return release;
  }

  /** Changes each page and each policy on its way. */
  edit(change: (text: string) => string): void {
    this.#edits.push(change);
  }

  #edited(text: string): string {
    return this.#edits.reduce((edited, change) => change(edited), text);
  }

  async #serve(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { hostname, port, pathname, search, href } = new URL(asked.url ?? '');
    if (hostname !== 'localhost') {
      this.foreign.push(href);
      // Like an attacker's server, which allows every origin.
      answer.setHeader('Access-Control-Allow-Origin', '*').setHeader('Content-Type', 'text/javascript');
      return void answer.end('hijacked = true');
    }
    await Promise.all(this.#holds.map(({ urls, released }) => urls.test(href) && released));
    // The proxy cannot edit compressed pages.
    const headers = { ...asked.headers, 'accept-encoding': 'identity' };
    const passedOn = request({ hostname, port, path: pathname + search, method: asked.method, headers });
    passedOn.on('response', (response) => void this.#pass(asked, response, answer));
    passedOn.on('error', () => asked.socket.destroy());
    answer.on('close', () => passedOn.destroy());
    asked.pipe(passedOn);
  }

  async #pass(asked: IncomingMessage, response: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { statusCode = 0, headers } = response;
    if (statusCode >= 400) this.refused.push(`${statusCode} ${asked.url}`);
    if (!headers['content-type']?.startsWith('text/html')) {
      answer.writeHead(statusCode, headers);
      return void response.pipe(answer);
    }
    const policy = headers['content-security-policy'];
    if (typeof policy === 'string') headers['content-security-policy'] = this.#edited(policy);
    const page = Buffer.concat(await response.toArray());
    delete headers['content-length'];
    answer.writeHead(statusCode, headers).end(this.#edited(page.toString()));
  }
}
