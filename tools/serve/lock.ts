import { spawnSync } from 'node:child_process';
import { constants, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';

/** On macOS, `open` can also lock the file. Node.js has no name for this flag of libuv. */
const O_EXLOCK = 0x20;

/**
 * Locks a file until this process ends. The operating system holds the lock, so a killed process leaves none behind.
 * If two processes start at once, only one gets it.
 * @param file absolute path; created with its folder if missing
 * @returns false if another process, or an earlier call, has the lock
 * @throws {Error} if the file cannot be opened or locked
 */
export function lock(file: string): boolean {
  mkdirSync(path.dirname(file), { recursive: true });
  return process.platform === 'darwin' ? lockWithOpen(file) : lockWithFlock(file);
}

/** https://docs.libuv.org/en/v1.x/fs.html#c.UV_FS_O_EXLOCK */
function lockWithOpen(file: string) {
  try {
    openSync(file, constants.O_CREAT | constants.O_RDWR | constants.O_NONBLOCK | O_EXLOCK);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EAGAIN') return false;
    throw error;
  }
}

/**
 * Node.js cannot call flock(2). But the lock belongs to the open file, and the command `flock` inherits it as file 3
 * (https://man7.org/linux/man-pages/man2/flock.2.html).
 */
function lockWithFlock(file: string) {
  const { status, error } = spawnSync('flock', ['-n', '3'], {
    stdio: ['ignore', 'ignore', 'inherit', openSync(file, 'a')],
  });
  if (error || status === null || status > 1) {
    throw new Error(`The command flock, of the package util-linux, could not lock ${file}.`, {
      cause: error,
    });
  }
  return status === 0;
}
