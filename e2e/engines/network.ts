import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * What an engine takes for the network: a proxy, so that it is the same for every protocol. It passes on what is for
 * this machine's servers, and answers for all other hosts, which are never reached.
 */
export class Network {
  /** The addresses of other hosts that were asked for; of HTTPS, the host and port alone. */
  readonly foreign: string[] = [];
  /** Answers of 400 and above. */
  readonly refused: string[] = [];
  readonly #edits: ((text: string) => string)[] = [];
  readonly #server = createServer((asked, answer) => this.#serve(asked, answer));

  constructor() {
    // The first line of HTTPS, which would then hide what it asks for.
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

  /** Changes each page and each policy on its way. */
  edit(change: (text: string) => string): void {
    this.#edits.push(change);
  }

  #edited(text: string): string {
    return this.#edits.reduce((edited, change) => change(edited), text);
  }

  #serve(asked: IncomingMessage, answer: ServerResponse): void {
    const { hostname, port, pathname, search, href } = new URL(asked.url ?? '');
    if (hostname !== 'localhost') {
      this.foreign.push(href);
      // As an attacker's server would, which lets everybody read.
      answer.setHeader('Access-Control-Allow-Origin', '*').setHeader('Content-Type', 'text/javascript');
      return void answer.end('hijacked = true');
    }
    // Compressed pages could not be edited.
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
