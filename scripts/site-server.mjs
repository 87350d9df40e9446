/**
 * Serves an exported site as Cloudflare's CDN would: clean URLs, `404.html`, `_headers`. wrangler.json beside it has
 * how; `wrangler pages dev`, which would need no file, is ninety times slower and once in a while hangs for good when
 * films are left half-way.
 * `node scripts/site-server.mjs [directory] [port]` serves `out` on PORT, else 3000, until Ctrl-C or SIGTERM.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { assertPortFree, portFrom } from './ports.mjs';
import { main, root } from './run.mjs';

/** How much of the server's own output is kept to explain its end, in characters. */
const LOG_KEPT = 4000;

/**
 * Starts `wrangler dev` on 127.0.0.1 and waits until it answers.
 * @param {{ directory: string, port: number, signal: AbortSignal }} options `directory` is absolute or starts at
 *   the repository's root; `signal` stops the server with all its processes.
 * @returns {Promise<{ address: string, ended: Promise<void> }>} `ended` resolves once `signal` has stopped the
 *   server, and rejects when it ends by itself
 * @throws {Error} when the port is taken or the folder is missing, or with the server's own output when it does
 *   not start
 */
export async function startSiteServer({ directory, port, signal }) {
  await assertPortFree(port, 'PORT');
  if (!existsSync(path.resolve(root, directory))) {
    throw new Error(`There is no folder ${directory} to serve: build the site first.`);
  }
  const server = spawn(
    process.execPath,
    [
      path.join(root, 'node_modules/wrangler/bin/wrangler.js'),
      ...['dev', '--config', 'scripts/wrangler.json', '--assets', directory],
      // A free port instead of 9229, so that several servers can run side by side.
      ...['--port', String(port), '--ip', '127.0.0.1', '--inspector-port', '0'],
    ],
    {
      cwd: root,
      env: {
        ...process.env,
        // Nothing asks the network, and logs stay in the project.
        CLOUDFLARE_CF_FETCH_ENABLED: 'false',
        WRANGLER_HIDE_BANNER: 'true',
        WRANGLER_SEND_METRICS: 'false',
        XDG_CONFIG_HOME: path.join(root, '.wrangler'),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      signal,
    },
  );

  let output = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (chunk) => {
      output = (output + chunk).slice(-LOG_KEPT);
    });
  }
  /** @type {Promise<void>} */
  const ended = new Promise((resolve, reject) => {
    server.on('exit', () => {
      if (signal.aborted) resolve();
      else reject(new Error(`The site server ended by itself:\n${output}`));
    });
    server.on('error', (error) => {
      // An abort is reported here too, but the process has yet to end.
      if (!signal.aborted) reject(error);
    });
  });

  try {
    const stopped = ended.then(() => signal.throwIfAborted());
    while (!(await isAnswering(port))) await Promise.race([sleep(100), stopped]);
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  }
  return { address: `http://localhost:${port}`, ended };
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
async function isAnswering(port) {
  try {
    await fetch(`http://127.0.0.1:${port}/`, { method: 'HEAD' });
    return true;
  } catch {
    return false;
  }
}

main(import.meta.url, async (signal) => {
  const [directory = 'out', port = portFrom('PORT', 3000)] = process.argv.slice(2);
  const server = await startSiteServer({ directory, port: Number(port), signal });
  console.log(`Site: ${server.address}`);
  await server.ended;
});
