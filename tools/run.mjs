import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

/** The repository's root folder, with a separator at its end. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * In a workspace, npm installs packages in a folder above this one.
 * @param {string} file of a package
 */
export const packageFile = (file) =>
  createRequire(import.meta.url)
    .resolve.paths(file)
    .map((folder) => path.join(folder, file))
    .find(existsSync);

/**
 * Runs Node.js, because commands of `node_modules/.bin` need a shell on Windows. `quiet` prints stdout only if it fails.
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, signal?: AbortSignal, quiet?: boolean }} [options]
 */
export async function run(args, { env, signal, quiet = false } = {}) {
  const stdio = ['inherit', quiet ? 'pipe' : 'inherit', 'inherit'];
  const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...env }, stdio });
  signal?.addEventListener('abort', () => child.kill());
  const [[code], output] = await Promise.all([once(child, 'close'), child.stdout && text(child.stdout)]);
  signal?.throwIfAborted();
  if (code !== 0) throw new Error(`${output ?? ''}"node ${args.join(' ')}" failed.`);
}

export async function step(title, task) {
  console.log(`${title} …`);
  console.time(title);
  await task();
  console.timeEnd(title);
}

/**
 * Runs a task if its module is the main one. Ctrl-C, SIGTERM and a closed terminal abort its signal and end it with 130.
 * @param {string} url
 * @param {(signal: AbortSignal) => Promise<void>} task
 */
export async function main(url, task) {
  if (!process.argv[1] || realpathSync(process.argv[1]) !== fileURLToPath(url)) return;
  const stop = new AbortController();
  // A second signal must not end the process: npm repeats a Ctrl-C that the terminal has already sent.
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => stop.abort());
  // A signal to npm alone (`kill`, a supervisor) ends npm and its shell, but not what they run.
  const { env, ppid } = process;
  const stopWithParent = () => {
    if (process.ppid !== ppid) stop.abort();
  };
  if (env.npm_lifecycle_event) setInterval(stopWithParent, 500).unref();
  try {
    await task(stop.signal);
    process.exit(0);
  } catch (error) {
    if (!stop.signal.aborted) console.error(error instanceof Error ? error.message : error);
    process.exit(stop.signal.aborted ? 130 : 1);
  }
}
