/** `npm run backend`: a mock of the contact form's backend (docs/backend.md). */
import { once } from 'node:events';
import { appendFileSync, mkdirSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import {
  contactFields,
  contactPath,
  fieldNames,
  messageOf,
  type ContactMessage,
  type FieldName,
} from '../../lib/contact-fields';
import { portFrom } from '../ports.mjs';
import { main, root } from '../run.mjs';

type Options = { allowedOrigins: string[]; messagesFile: string };

/** `messagesFile` gets one message per line, with its time: `{ receivedAt, name, … }`. */
export function createBackend({ allowedOrigins, messagesFile }: Options): RequestListener {
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const end = (status: number, body?: object) => {
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(body && JSON.stringify(body));
    };
    const { origin = '' } = request.headers;
    response.setHeader('Vary', 'Origin');
    // https://fetch.spec.whatwg.org/#http-cors-protocol
    if (allowedOrigins.includes(origin)) {
      response.setHeader('Access-Control-Allow-Origin', origin);
      response.setHeader('Access-Control-Allow-Credentials', 'true');
    }
    const asked = `${request.method} ${request.url?.split('?')[0]}`;
    if (asked === `OPTIONS ${contactPath}`) {
      response.setHeader('Access-Control-Allow-Methods', 'POST');
      response.setHeader('Access-Control-Allow-Headers', 'content-type');
      response.setHeader('Access-Control-Max-Age', '600');
      return end(204);
    }
    if (asked !== `POST ${contactPath}`)
      return end(404, { error: `The only request is POST ${contactPath}.` });
    const isJson = request.headers['content-type']?.startsWith('application/json');
    const message = readMessage(await text(request));
    if (!isJson || !message)
      return end(400, { error: `The body must be JSON with ${fieldNames.join(', ')}.` });
    const line = JSON.stringify({ receivedAt: new Date().toISOString(), ...message });
    mkdirSync(path.dirname(messagesFile), { recursive: true });
    // First a line break, because a crash may have left half a message.
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

function readMessage(body: string): ContactMessage | undefined {
  try {
    const values = JSON.parse(body);
    const message = messageOf((name) => values[name]);
    const isRight = fieldNames.every((name) => isValid(name, message[name]));
    return isRight && Object.keys(values).length === fieldNames.length ? message : undefined;
  } catch {
    return undefined;
  }
}

const isValid = (name: FieldName, value: unknown) =>
  typeof value === 'string' && (contactFields[name].required === false || value.trim() !== '');

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
