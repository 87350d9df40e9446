import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { realpathSync } from 'node:fs';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';

/** The repository's root folder: an absolute path that ends with a slash. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** A command ended with an exit code other than 0. */
export class CommandFailed extends Error {
  /**
   * @param {string} message
   * @param {number} exitCode for this process to end with
   */
  constructor(message, exitCode) {
    super(message);
    this.exitCode = exitCode;
  }
}

/**
 * Runs a command in the root folder, and waits until it ends.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, signal?: AbortSignal, quiet?: boolean }} [options] `env` adds to this process's
 *   environment; `signal` ends the command; a `quiet` command shows its output only if it fails, and its warnings (what
 *   it prints to stderr) always
 * @throws {CommandFailed} if the exit code is not 0; after a signal, it is 128 + the signal's number, as in a shell. Throws
 *   an `AbortError` after `signal`, and the system's error if the command cannot start
 */
export async function run(command, args, { env, signal, quiet = false } = {}) {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    signal,
  });
  let output = '';
  let warnings = '';
  child.stdout?.on('data', (chunk) => (output += chunk));
  child.stderr?.on('data', (chunk) => {
    output += chunk;
    warnings += chunk;
  });
  const [code, killer] = await once(child, 'close');
  if (code !== 0) {
    const exitCode = code ?? 128 + constants.signals[killer];
    const sentence = `"${[command, ...args].join(' ')}" failed with exit code ${exitCode}.`;
    throw new CommandFailed(output + sentence, exitCode);
  }
  process.stderr.write(warnings);
}

/**
 * Prints what a task does, then how long it took: `Compiling the pages … 24.1 s`.
 * @template Result
 * @param {string} title
 * @param {() => Promise<Result>} task
 * @returns what the task returns
 * @throws what the task throws
 */
export async function step(title, task) {
  process.stdout.write(`${title} … `);
  const start = performance.now();
  try {
    const result = await task();
    console.log(`${((performance.now() - start) / 1000).toFixed(1)} s`);
    return result;
  } catch (error) {
    console.log('failed');
    throw error;
  }
}

/**
 * Runs a task if `node` was started with its module, and then ends the process. The exit code is 0 if the task resolves.
 * If it rejects, its message goes to stderr, and the exit code is the error's `exitCode` or 1. If it rejects because of
 * Ctrl-C, SIGTERM or a closed terminal, the exit code is 130, as in a shell.
 * @param {string} url the module's `import.meta.url`
 * @param {(signal: AbortSignal) => Promise<void>} task gets a signal that Ctrl-C, SIGTERM and a closed terminal abort
 */
export async function main(url, task) {
  const started = process.argv[1];
  if (!started || realpathSync(started) !== fileURLToPath(url)) return;

  const stop = new AbortController();
  // A second signal must not end the process: npm repeats a Ctrl-C that the terminal has already sent.
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => stop.abort());
  try {
    await task(stop.signal);
  } catch (error) {
    if (stop.signal.aborted) process.exit(130);
    console.error(error instanceof Error ? error.message : error);
    process.exit(error instanceof CommandFailed ? error.exitCode : 1);
  }
  process.exit(0);
}
