import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../../../tools/run.mjs';
import { ports } from '../../helpers/ports';
import { test as base } from './nginx';

/** How much of the server's output an error message quotes, in characters. */
const quotedOutput = 4000;

/**
 * Tests the site on nginx and on Cloudflare, which Wrangler simulates: `cloudflare` is the URL that serves `out`.
 * The other specs use our own server (tools/serve/serve.ts): Wrangler sends videos whole, and restarts when a
 * file of the project changes. Its compatibility date in wrangler.json is one that this version knows: with a later one,
 * such as today's, it ends.
 */
export const test = base.extend<object, { cloudflare: string }>({
  cloudflare: [
    async ({}, provide, { parallelIndex }) => {
      const port = ports.cloudflare + parallelIndex;
      // Two servers with the same folder may find its database locked, and end.
      const folder = mkdtempSync(path.join(tmpdir(), 'site-on-cloudflare-'));
      const server = spawn(
        process.execPath,
        [
          path.join(root, 'node_modules/wrangler/bin/wrangler.js'),
          ...'dev --config e2e/full/hosting/wrangler.json --ip 127.0.0.1'.split(' '),
          // A free port instead of 9229, so that several servers can run at once.
          ...['--port', String(port), '--inspector-port', '0', '--persist-to', folder],
        ],
        {
          cwd: root,
          env: {
            ...process.env,
            // Wrangler does not use the network, and its logs stay in the project.
            CLOUDFLARE_CF_FETCH_ENABLED: 'false',
            WRANGLER_HIDE_BANNER: 'true',
            WRANGLER_SEND_METRICS: 'false',
            XDG_CONFIG_HOME: path.join(root, '.wrangler'),
          },
          stdio: ['ignore', 'pipe', 'pipe'],
        },
      );
      let output = '';
      for (const stream of [server.stdout, server.stderr]) {
        stream.on('data', (chunk) => {
          output = (output + chunk).slice(-quotedOutput);
        });
      }
      const ended = once(server, 'exit');
      try {
        while (!(await fetch(`http://127.0.0.1:${port}/`, { method: 'HEAD' }).catch(() => undefined))) {
          if (server.exitCode !== null) throw new Error(`Wrangler ended unexpectedly:\n${output}`);
          await sleep(100);
        }
        await provide(`http://localhost:${port}`);
      } finally {
        server.kill();
        await ended;
        rmSync(folder, { recursive: true });
      }
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});
