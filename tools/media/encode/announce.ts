import type { Progress } from '../draft';

/** An encode, and about how many seconds it takes. */
type Stage = { title: string; seconds: number };

/** A length of time in words. @param seconds rounded up to minutes */
function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 1 ? 'a minute' : `${minutes} minutes`;
}

const sum = (stages: readonly Stage[]) => stages.reduce((total, { seconds }) => total + seconds, 0);

/**
 * Says what will be encoded and about how long it takes, and then shows how far it is.
 *
 * @param stages in their order
 * @param now the time in seconds
 * @returns a function that hears how much of a stage is done, from 0 to 1
 */
export function announce<S extends Stage>(
  stages: readonly S[],
  { report, show }: Progress,
  now = () => performance.now() / 1000,
): (stage: S, part: number) => void {
  const total = sum(stages);
  report?.(`Encodes ${stages.map(({ title }) => title).join(', ')}: about ${inWords(total)}.`);
  report?.('If it is stopped, the next run keeps the encodes that are finished.');
  const start = now();
  let done = 0;
  let shown = '';
  return (stage, part) => {
    // A second try, because the first was too large, begins at 0.
    done = Math.max(done, sum(stages.slice(0, stages.indexOf(stage))) + part * stage.seconds);
    // The estimate is that of another machine. After a while, this one's own speed counts.
    const speed = done > 0.05 * total ? (now() - start) / done : 1;
    const percent = Math.floor((100 * done) / total);
    const line = `${percent} %: ${stage.title}, about ${inWords((total - done) * speed)} left`;
    if (line !== shown) show?.(line);
    shown = line;
  };
}
