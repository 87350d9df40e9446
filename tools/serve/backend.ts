/**
 * A mock of the external backend of the contact form. `npm run backend` starts only this server, for
 * `npm run dev`; `npm start` and the e2e specs start it with the site. It keeps the contract in docs/backend.md.
 */
import { once } from 'node:events';
import { appendFileSync, mkdirSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { portFrom } from '../ports.mjs';
import { main, root } from '../run.mjs';

type Options = { allowedOrigins: string[]; messagesFile: string };

/**
 * Makes the handler of `POST /api/contact` and its preflight. A message gets 200 once it is on the disk. Any other request
 * gets an error: 404 for another path or method, 400 for anything but JSON with the four fields, none of them blank, and
 * 500 if the disk fails.
 * @param options `allowedOrigins` may read responses and send cookies
 *   (https://fetch.spec.whatwg.org/#http-cors-protocol); `messagesFile` is created with its folder if missing and has one
 *   message per line: `{ receivedAt, name, email, subject, message }`, `receivedAt` in ISO 8601
 */
export function createBackend({ allowedOrigins, messagesFile }: Options): RequestListener {
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const end = (status: number, body?: object) => {
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(body && JSON.stringify(body));
    };
    const { origin = '' } = request.headers;
    response.setHeader('Vary', 'Origin');
    if (allowedOrigins.includes(origin)) {
      response.setHeader('Access-Control-Allow-Origin', origin);
      response.setHeader('Access-Control-Allow-Credentials', 'true');
    }
    const asked = `${request.method} ${request.url?.split('?')[0]}`;
    if (asked === 'OPTIONS /api/contact') {
      response.setHeader('Access-Control-Allow-Methods', 'POST');
      response.setHeader('Access-Control-Allow-Headers', 'content-type');
      response.setHeader('Access-Control-Max-Age', '600');
      return end(204);
    }
    if (asked !== 'POST /api/contact') return end(404, { error: 'The only request is POST /api/contact.' });
    const isJson = request.headers['content-type']?.startsWith('application/json');
    const message = readMessage(await text(request));
    const error = 'The body must be JSON with name, email, subject and message, none blank.';
    if (!isJson || !message) return end(400, { error });
    const line = JSON.stringify({ receivedAt: new Date().toISOString(), ...message });
    mkdirSync(path.dirname(messagesFile), { recursive: true });
    // The line break comes first: the half of a message that a crash has left may be the last line.
    appendFileSync(messagesFile, `\n${line}`, { flush: true });
    end(200, { ok: true });
  };
  return (request, response) => {
    respond(request, response).catch((error) => {
      console.error(error);
      response.writeHead(500).end();
    });
  };
}

/** @returns the message as typed; undefined for any other body */
function readMessage(body: string): object | undefined {
  try {
    const { name, email, subject, message, ...others } = JSON.parse(body);
    const fields = { name, email, subject, message };
    const areFilled = Object.values(fields).every((field) => typeof field === 'string' && field.trim());
    return areFilled && Object.keys(others).length === 0 ? fields : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Starts the mock backend on 127.0.0.1, for the site at `localhost` or 127.0.0.1. It saves messages in
 * `messages/messages.jsonl`.
 * @returns its origin, and the file's absolute path
 * @throws {Error} if it cannot listen on the port
 */
export async function startBackend({ port, sitePort }: { port: number; sitePort: number }) {
  const messagesFile = path.join(root, 'messages', 'messages.jsonl');
  const allowedOrigins = ['localhost', '127.0.0.1'].map((host) => `http://${host}:${sitePort}`);
  const server = createServer(createBackend({ allowedOrigins, messagesFile }));
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return { origin: `http://localhost:${port}`, messagesFile };
}

main(import.meta.url, async (signal) => {
  const port = await portFrom('API_PORT', 4000);
  const backend = await startBackend({ port, sitePort: Number(process.env.PORT || 3000) });
  console.log(`Backend:  ${backend.origin}\nMessages: ${backend.messagesFile}`);
  await once(signal, 'abort');
});
