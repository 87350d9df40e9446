/**
 * The stand-in for the external backend of the contact form. `npm run backend` starts only this server, for
 * `npm run dev`; `npm start` and the e2e specs start it with the site. It keeps the contract in README.md.
 */
import { once } from 'node:events';
import { mkdir, open, type FileHandle } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { lock } from './lock';
import { assertPortFree, portFrom } from '../ports.mjs';
import { main, root } from '../run.mjs';

const CONTACT = '/api/contact';
const MAX_BODY = 1024 * 1024;

/** A request gets a 4xx status. */
class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Makes the handler of `POST /api/contact` and its preflight. A message gets 200 once it is on the disk. Any other
 * request gets an error: 404 for another path, 405 for another method, 415 for a content type other than JSON, 413 for a
 * body over 1 MiB, 400 for bad JSON, 422 for anything but the four non-blank fields, and 500 if the disk fails. Response
 * bodies are JSON, `{ ok: true }` or `{ error }`.
 * @param options `allowedOrigins` may read responses and send cookies
 *   (https://fetch.spec.whatwg.org/#http-cors-protocol); `messagesFile` is created with its folder if missing and has one
 *   message per line: `{ receivedAt, name, email, subject, message }`, `receivedAt` in ISO 8601. A line that is not JSON
 *   is the rest of a message that the backend was killed before accepting.
 * @returns a handler that never rejects
 * @throws {Error} if another process writes to the file: long messages, written in parts, would get mixed up
 */
export function createBackend({
  allowedOrigins,
  messagesFile,
}: {
  allowedOrigins: string[];
  messagesFile: string;
}): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  if (!lock(`${messagesFile}.lock`)) {
    throw new Error(`Another stand-in backend saves its messages in ${messagesFile}: stop that one first.`);
  }
  const append = createAppender(messagesFile);

  return async (request, response) => {
    const { origin } = request.headers;
    response.setHeader('Vary', 'Origin');
    if (origin && allowedOrigins.includes(origin)) {
      response.setHeader('Access-Control-Allow-Origin', origin);
      response.setHeader('Access-Control-Allow-Credentials', 'true');
    }
    try {
      if (request.url?.split('?')[0] !== CONTACT) throw new Refusal(404, `The only path is ${CONTACT}.`);
      if (request.method === 'OPTIONS') return answerPreflight(response);
      if (request.method !== 'POST') {
        response.setHeader('Allow', 'POST, OPTIONS');
        throw new Refusal(405, 'Only POST is allowed.');
      }
      const message = readMessage(await readBody(request));
      await append({ receivedAt: new Date().toISOString(), ...message });
      answer(response, 200, { ok: true });
    } catch (error) {
      if (error instanceof Refusal) return answer(response, error.status, { error: error.message });
      console.error('The message could not be saved.', error);
      answer(response, 500, { error: 'The message could not be saved.' });
    }
  };
}

/**
 * Starts the stand-in on 127.0.0.1, for the site at `localhost` or 127.0.0.1. It saves messages in
 * `messages/messages.jsonl`.
 * @returns its origin, and the file's absolute path
 * @throws {Error} if it cannot listen on the port, or another stand-in uses the file
 */
export async function startBackend(ports: { port: number; sitePort: number }) {
  const { port, sitePort } = ports;
  const messagesFile = path.join(root, 'messages', 'messages.jsonl');
  const allowedOrigins = ['localhost', '127.0.0.1'].map((host) => `http://${host}:${sitePort}`);
  await assertPortFree(port, 'API_PORT');
  const server = createServer(createBackend({ allowedOrigins, messagesFile }));
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return { origin: `http://localhost:${port}`, messagesFile };
}

function answerPreflight(response: ServerResponse) {
  response.writeHead(204, {
    'Access-Control-Allow-Methods': 'POST',
    'Access-Control-Allow-Headers': 'content-type',
    'Access-Control-Max-Age': '600',
  });
  response.end();
}

function answer(response: ServerResponse, status: number, body: object) {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(body));
}

/** @throws {Refusal} 415, 413, or 400 when the client leaves in the middle */
function readBody(request: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    if (!/^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? '')) {
      throw new Refusal(415, 'The content type must be application/json.');
    }
    let chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk) => {
      size += chunk.length;
      if (size <= MAX_BODY) {
        chunks.push(chunk);
      } else {
        // Reads the rest and drops it: a client may lose the response if the connection closes early.
        chunks = [];
        reject(new Refusal(413, 'The body must not be larger than 1 MiB.'));
      }
    });
    request.on('end', () => resolve(Buffer.concat(chunks)));
    request.on('error', () => reject(new Refusal(400, 'The body was cut off.')));
  });
}

/**
 * @returns as typed
 * @throws {Refusal} 400 or 422
 */
function readMessage(body: Buffer): { name: string; email: string; subject: string; message: string } {
  let fields;
  try {
    fields = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw new Refusal(400, 'The body must be JSON in UTF-8.');
  }
  const { name, email, subject, message, ...others } = fields ?? {};
  const areFilled = [name, email, subject, message].every(
    (field) => typeof field === 'string' && field.trim(),
  );
  if (!areFilled || Object.keys(others).length > 0 || !email.includes('@')) {
    throw new Refusal(
      422,
      'The body must hold name, email, subject and message, none blank, and nothing else.',
    );
  }
  return { name, email, subject, message };
}

/**
 * Makes a function that appends a record as one line of JSON, one record at a time. It resolves when the record is on the
 * disk.
 */
function createAppender(file: string): (record: object) => Promise<void> {
  let last = Promise.resolve();
  return (record) => {
    const written = last.then(() => appendLine(file, JSON.stringify(record)));
    last = written.catch(() => {});
    return written;
  };
}

/** @param line without its line break */
async function appendLine(file: string, line: string) {
  await mkdir(path.dirname(file), { recursive: true });
  const handle = await open(file, 'a+');
  try {
    await handle.appendFile(`${(await isTorn(handle)) ? '\n' : ''}${line}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Whether the last line is incomplete, after a kill or a full disk. */
async function isTorn(handle: FileHandle) {
  const { size } = await handle.stat();
  if (size === 0) return false;
  const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, size - 1);
  return buffer.toString() !== '\n';
}

main(import.meta.url, async (signal) => {
  const backend = await startBackend({ port: portFrom('API_PORT', 4000), sitePort: portFrom('PORT', 3000) });
  console.log(`Backend:  ${backend.origin}\nMessages: ${backend.messagesFile}`);
  await once(signal, 'abort');
});
