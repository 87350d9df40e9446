/** The subject of a message names a fault, or several in turn. The backend has its own origin, so that browsers apply CORS. */
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { assertFree } from '../tools/ports.mjs';
import { main, root } from '../tools/run.mjs';
import { createBackend } from '../tools/serve/mock-backend';
import { startSiteServer } from '../tools/serve/serve';

export const ports = { site: 3100, backend: 4100 };

export const messagesFile = path.join(root, 'messages/e2e.jsonl');

const origin = `http://localhost:${ports.site}`;
const backend = createBackend({ allowedOrigins: [origin], messagesFile });

function listener(request: IncomingMessage, response: ServerResponse) {
  answer(request, response).catch((error) => {
    console.error(error);
    response.destroy();
  });
}

const timesSent = new Map<string, number>();

/** Of “answer 500, then answer 503”, the part for this time that the message is sent. */
function faultOf(body: string): string {
  const { subject }: { subject: string } = JSON.parse(body);
  const times = timesSent.get(body) ?? 0;
  timesSent.set(body, times + 1);
  const faults = subject.split(', then ');
  return faults[times % faults.length]!;
}

async function answer(request: IncomingMessage, response: ServerResponse) {
  const { method, url, headers } = request;
  const body = await buffer(request);
  const subject = method === 'POST' ? faultOf(String(body)) : '';
  if (subject === 'drop the connection') return request.socket.destroy();
  if (subject === 'answer without CORS headers') return response.writeHead(200).end();

  const [, status] = /^answer (\d+)$/.exec(subject) ?? [];
  if (status) {
    response.setHeader('Access-Control-Allow-Origin', origin);
    response.setHeader('Access-Control-Allow-Credentials', 'true');
    // The target would return 200 to the GET request that browsers turn the message into.
    if (status === '302') response.setHeader('Location', `${origin}/contact`);
    return response.writeHead(Number(status)).end();
  }
  if (subject === 'keep, but never answer') response.end = () => response;
  await backend(Object.assign(Readable.from([body]), { method, url, headers }) as IncomingMessage, response);
}

main(import.meta.url, async (signal) => {
  for (const port of Object.values(ports)) await assertFree(port, 'stop what listens there');
  mkdirSync(path.dirname(messagesFile), { recursive: true });
  writeFileSync(messagesFile, '');
  await startSiteServer({ directory: 'out', port: ports.site, signal });
  await once(createServer(listener).listen(ports.backend), 'listening');
  await once(signal, 'abort');
});
