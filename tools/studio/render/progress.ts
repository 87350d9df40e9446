import type { Progress } from './master';

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/**
 * The line that tells how far a film is.
 *
 * @param elapsed seconds since `skipped` frames were done
 */
export function progressLine(
  film: string,
  done: number,
  of: number,
  skipped: number,
  elapsed: number,
): string {
  const pace = elapsed / Math.max(1, done - skipped);
  return `${film}: frame ${done} of ${of}, ${pace.toFixed(2)} s a frame, ${clock(pace * (of - done))} left`;
}

/** Prints the progress of a film: in place on a terminal, else a line every hundred frames. */
export function printProgress(film: string): Progress {
  const begun = performance.now();
  let skipped: number | undefined;
  return (done, of) => {
    skipped ??= done - 1;
    const line = progressLine(film, done, of, skipped, (performance.now() - begun) / 1000);
    if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${line}${done === of ? '\n' : ''}`);
    else if (done % 100 === 0 || done === of) console.log(line);
  };
}
