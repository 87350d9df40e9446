/**
 * @typedef {{ signal: AbortSignal, limit: number }} Patience `signal` ends the work, `limit` is how long a step may
 *   take, in milliseconds
 */

/**
 * Ends a step in time, however slowly the other side answers: a socket's own timeout starts again with every byte.
 * @template T
 * @param {Patience} patience
 * @param {(signal: AbortSignal) => Promise<T>} step gets the signal that ends its work
 * @returns {Promise<T>}
 * @throws {NodeJS.ErrnoException} with the code ETIMEDOUT after `limit`; the reason of `signal` after it; else what
 *   the step throws
 */
export async function within({ signal, limit }, step) {
  signal.throwIfAborted();
  const stop = new AbortController();
  const stopped = new Promise((_, reject) => {
    stop.signal.addEventListener('abort', () => reject(stop.signal.reason));
  });
  const interrupt = () => stop.abort(signal.reason);
  signal.addEventListener('abort', interrupt);
  const timer = setTimeout(() => {
    stop.abort(Object.assign(new Error('It took too long.'), { code: 'ETIMEDOUT' }));
  }, limit);
  try {
    return await Promise.race([step(stop.signal), stopped]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', interrupt);
  }
}
