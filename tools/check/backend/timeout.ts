/** `signal` ends the work. A step may take `timeout` milliseconds. */
export type Timing = { signal: AbortSignal; timeout: number };

/**
 * Ends a step in time, however slowly the other side responds: a socket's own timeout starts again with every byte.
 * @param step gets the signal that ends its work
 * @throws {NodeJS.ErrnoException} with the code ETIMEDOUT after `timeout`; the reason of `signal` after it aborts;
 *   otherwise what the step throws
 */
export async function withTimeout<T>(
  { signal, timeout }: Timing,
  step: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  signal.throwIfAborted();
  const stop = new AbortController();
  const stopped = new Promise<never>((_, reject) => {
    stop.signal.addEventListener('abort', () => reject(stop.signal.reason));
  });
  const interrupt = () => stop.abort(signal.reason);
  signal.addEventListener('abort', interrupt);
  const timer = setTimeout(() => {
    stop.abort(Object.assign(new Error('It took too long.'), { code: 'ETIMEDOUT' }));
  }, timeout);
  try {
    return await Promise.race([step(stop.signal), stopped]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', interrupt);
  }
}
