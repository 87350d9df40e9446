/**
 * The local backend of `npm start`, with faults. If the subject of a message names a fault, this server causes it.
 * It passes all other messages on to the local backend. It is a real server with its own origin, so that the browser
 * applies its CORS rules.
 */
import { once } from 'node:events';
import { createServer, request as passOn, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { main, root } from '../../tools/run.mjs';
import { createBackend } from '../../tools/serve/backend';
import { messagesFile, ports } from './ports';

/** The site by its name, and by its IP address: to browsers, that is a third party, whose cookies they may refuse. */
const allowedOrigins = ['localhost', '127.0.0.1'].map((host) => `http://${host}:${ports.site}`);

/** A cookie such as load balancers set. Other sites send it too, if the browser allows that. */
const cookie = 'visit=1; SameSite=None; Secure';

/** What CORS requires of a response that a page may read. */
const corsHeaders = {
  'Access-Control-Allow-Origin': allowedOrigins[0],
  'Access-Control-Allow-Credentials': 'true',
  Vary: 'Origin',
};

const createFaultyBackend =
  (backendPort: number): RequestListener =>
  async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    const subject = request.method === 'POST' ? JSON.parse(body.toString()).subject : '';

    if (subject === 'drop the connection') return void request.socket.destroy();
    if (subject === 'answer without CORS headers') return void response.writeHead(200).end();
    const status = /^answer (\d+)$/.exec(subject)?.[1];
    if (status) {
      // The target would return 200 to the GET request that browsers turn the message into.
      const location = status === '302' ? { Location: `http://localhost:${ports.site}/contact` } : {};
      return void response.writeHead(Number(status), { ...corsHeaders, ...location }).end();
    }

    if (subject === 'answer slowly') await wait(1500);
    const { method, url: path, headers } = request;
    passOn({ port: backendPort, method, path, headers }, (reply) => {
      response.writeHead(reply.statusCode ?? 500, { ...reply.headers, 'Set-Cookie': cookie });
      reply.pipe(response);
    }).end(body);
  };

main(import.meta.url, async (signal) => {
  const local = createServer(createBackend({ allowedOrigins, messagesFile: path.join(root, messagesFile) }));
  await once(local.listen(0), 'listening');
  const { port } = local.address() as AddressInfo;
  await once(createServer(createFaultyBackend(port)).listen(ports.backend), 'listening');
  await once(signal, 'abort');
});
