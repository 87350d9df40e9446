import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { realpathSync } from 'node:fs';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';

/** The repository's root folder, absolute, with a slash at its end. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** A command that ended with another exit code than 0. */
export class CommandFailed extends Error {
  /**
   * @param exitCode what this process should end with
   * @param output what the command printed, when it was quiet
   */
  constructor(message, exitCode, output = '') {
    super(output + message);
    this.exitCode = exitCode;
    this.output = output;
  }
}

/**
 * Runs a command to its end in the root folder.
 * @param options `env` is added to this
 *   process's environment; `signal` ends the command; a `quiet` command shows what it prints only when it fails, but
 *   warnings, which it prints to stderr, always.
 * @throws {CommandFailed} when the command ends with another exit code than 0 (a shell's 128 + number for a
 *   signal); an `AbortError` after `signal`; the system's error when the command cannot be started.
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
  const [code, killer] = await once(child, quiet ? 'close' : 'exit');
  if (code !== 0) {
    const exitCode = code ?? 128 + (killer ? constants.signals[killer] : 0);
    const message = `"${[command, ...args].join(' ')}" failed with exit code ${exitCode}.`;
    throw new CommandFailed(message, exitCode, output);
  }
  process.stderr.write(warnings);
}

/**
 * Says what is being done and, once it is done, how long it took: `Compiling the pages … 24.1 s`.
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
 * Runs a task when its module is the one that `node` was started with, and ends the process with it: exit code 0
 * when the task resolves; its `exitCode`, else 1, when it rejects, with the message alone on stderr; 130, a
 * shell's code for an interruption, when it rejects because of Ctrl-C, SIGTERM or a closed terminal.
 * @param url the module's own `import.meta.url`
 * @param task gets a signal that Ctrl-C, SIGTERM and a closed terminal abort
 */
export async function main(url, task) {
  const started = process.argv[1];
  if (!started || realpathSync(started) !== fileURLToPath(url)) return;

  const stop = new AbortController();
  // Every time, not once: npm passes on a Ctrl-C that the terminal has sent already.
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
