import type { Progress } from './master';

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/**
 * The line that shows the progress of a video.
 *
 * @param elapsed seconds since `skipped` frames were done
 */
export function progressLine(
  video: string,
  done: number,
  of: number,
  skipped: number,
  elapsed: number,
): string {
  const pace = elapsed / Math.max(1, done - skipped);
  return `${video}: frame ${done} of ${of}, ${pace.toFixed(2)} s a frame, ${clock(pace * (of - done))} left`;
}

/** Prints the progress of a video: in place on a terminal, otherwise a line every hundred frames. */
export function printProgress(video: string): Progress {
  const begun = performance.now();
  let skipped: number | undefined;
  return (done, of) => {
    skipped ??= done - 1;
    const line = progressLine(video, done, of, skipped, (performance.now() - begun) / 1000);
    if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${line}${done === of ? '\n' : ''}`);
    else if (done % 100 === 0 || done === of) console.log(line);
  };
}
