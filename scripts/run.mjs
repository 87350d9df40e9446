import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { realpathSync } from 'node:fs';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';

/** The repository's root folder, absolute, with a slash at its end. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** A command that ended with another exit code than 0; `exitCode` is what this process should end with. */
export class CommandFailed extends Error {
  /**
   * @param {string} message
   * @param {number} exitCode
   */
  constructor(message, exitCode) {
    super(message);
    this.exitCode = exitCode;
  }
}

/**
 * Runs a command to its end in the root folder, on this process's terminal.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, signal?: AbortSignal }} [options] `env` is added to this process's
 *   environment; `signal` ends the command.
 * @returns {Promise<void>}
 * @throws {CommandFailed} when the command ends with another exit code than 0 (a shell's 128 + number for a
 *   signal); an `AbortError` after `signal`; the system's error when the command cannot be started.
 */
export async function run(command, args, { env, signal } = {}) {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'inherit',
    signal,
  });
  /** @type {[number | null, NodeJS.Signals | null]} */
  const [code, killer] = /** @type {any} */ (await once(child, 'exit'));
  if (code !== 0) {
    const exitCode = code ?? 128 + (killer ? constants.signals[killer] : 0);
    throw new CommandFailed(`"${[command, ...args].join(' ')}" failed with exit code ${exitCode}.`, exitCode);
  }
}

/**
 * Runs a task when its module is the one that `node` was started with, and ends the process with it: exit code 0
 * when the task resolves; its `exitCode`, else 1, when it rejects, with the message alone on stderr; 130, a
 * shell's code for an interruption, when it rejects because of Ctrl-C or SIGTERM.
 * @param {string} url the module's own `import.meta.url`
 * @param {(signal: AbortSignal) => Promise<void>} task gets a signal that Ctrl-C and SIGTERM abort
 * @returns {Promise<void>}
 */
export async function main(url, task) {
  const started = process.argv[1];
  if (!started || realpathSync(started) !== fileURLToPath(url)) return;

  const stop = new AbortController();
  // Every time, not once: npm passes on a Ctrl-C that the terminal has sent already.
  process.on('SIGINT', () => stop.abort());
  process.on('SIGTERM', () => stop.abort());
  try {
    await task(stop.signal);
  } catch (error) {
    if (stop.signal.aborted) process.exit(130);
    console.error(error instanceof Error ? error.message : error);
    process.exit(error instanceof CommandFailed ? error.exitCode : 1);
  }
  process.exit(0);
}
