/**
 * The stand-in backend, with faults: a message whose subject names a fault meets it, every other one passes on
 * to the stand-in itself. A real server on an origin of its own, so that the browser's CORS rules are real too.
 */
import type { AddressInfo } from 'node:net';
import type { RequestListener } from 'node:http';
import { once } from 'node:events';
import { createServer, request as passOn } from 'node:http';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createBackend } from '../../tools/serve/backend';
import { main, root } from '../../tools/run.mjs';
import { messagesFile, ports } from './ports';

/** The site, also by its number: to browsers that is another site than the backend's, whose cookies they may refuse. */
const allowedOrigins = ['localhost', '127.0.0.1'].map((host) => `http://${host}:${ports.site}`);

/** A cookie as backends behind a load balancer set it: other sites send it along, if the browser lets them. */
const cookie = 'visit=1; SameSite=None; Secure';

/** What CORS asks of an answer that a page may read. */
const corsHeaders = {
  'Access-Control-Allow-Origin': allowedOrigins[0],
  'Access-Control-Allow-Credentials': 'true',
  Vary: 'Origin',
};

const createFaultyBackend =
  (standInPort: number): RequestListener =>
  async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    const subject = request.method === 'POST' ? JSON.parse(body.toString()).subject : '';

    if (subject === 'drop the connection') return void request.socket.destroy();
    if (subject === 'answer without CORS headers') return void response.writeHead(200).end();
    const status = /^answer (\d+)$/.exec(subject)?.[1];
    if (status) {
      // A redirect to an address that would answer 200 to the GET which browsers make of it.
      const location = status === '302' ? { Location: `http://localhost:${ports.site}/contact` } : {};
      return void response.writeHead(Number(status), { ...corsHeaders, ...location }).end();
    }

    if (subject === 'answer slowly') await wait(1500);
    const { method, url: path, headers } = request;
    passOn({ port: standInPort, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, { ...answer.headers, 'Set-Cookie': cookie });
      answer.pipe(response);
    }).end(body);
  };

main(import.meta.url, async (signal) => {
  const standIn = createServer(
    createBackend({ allowedOrigins, messagesFile: path.join(root, messagesFile) }),
  );
  await once(standIn.listen(0), 'listening');
  const { port } = standIn.address() as AddressInfo;
  await once(createServer(createFaultyBackend(port)).listen(ports.backend), 'listening');
  await once(signal, 'abort');
});
