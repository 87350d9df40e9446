/** In milliseconds. */
const longestWait = 15_000;

/** Ends a wait that might have no end. @throws {Error} if the promise has not settled after 15 seconds */
export function withTimeout<Value>(promise: Promise<Value>): Promise<Value> {
  const timeout = new Promise<never>((_resolve, reject) =>
    setTimeout(reject, longestWait, new Error('too late')),
  );
  return Promise.race([promise, timeout]);
}
