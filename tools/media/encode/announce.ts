import type { Progress } from '../draft';
import { encoders, stageName } from './encode';
import type { EncodePlan } from './encode-video';
import { fraction } from '../probe/frame-rate';

/** An encode, and about how many seconds it takes. */
export type Stage = { name: string; seconds: number };

/** The encodes of a video. */
export function stagesOf({ name, footage, shape, limits }: EncodePlan): Stage[] {
  const frames = footage.duration * fraction(footage.rate);
  return (['av1', 'h264'] as const).flatMap((codec) =>
    limits.budgets[codec] === undefined
      ? []
      : {
          name: stageName(name, codec),
          seconds: (encoders[codec].seconds * frames * shape.width * shape.height) / 1e6,
        },
  );
}

/** A length of time in words. @param seconds rounded up to minutes */
export function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 1 ? 'a minute' : `${minutes} minutes`;
}

/**
 * Says what will be encoded and about how long it takes, and then shows how far it is.
 *
 * @param now the time in seconds
 * @returns the progress for the encodes
 */
export function announce(
  stages: readonly Stage[],
  progress: Progress,
  now = () => performance.now() / 1000,
): Progress {
  const total = stages.reduce((sum, { seconds }) => sum + seconds, 0);
  progress.report?.(`Encodes ${stages.map(({ name }) => name).join(', ')}: about ${inWords(total)}.`);
  progress.report?.('If it is stopped, the next run keeps the encodes that are finished.');
  const done = new Map<string, number>();
  const start = now();
  let known = 0;
  let shown = '';
  const stage = (name: string, part: number) => {
    // A second try, because the first was too large, begins at 0.
    const before = done.get(name);
    if (part === 1 && before === undefined) known += stages.find((stage) => stage.name === name)!.seconds;
    done.set(name, Math.max(part, before ?? 0));
    const finished = stages.reduce((sum, { name, seconds }) => sum + seconds * (done.get(name) ?? 0), 0);
    const made = finished - known;
    // The estimate is that of another machine. After a while, this one's own speed counts.
    const speed = made > 0.05 * total ? (now() - start) / made : 1;
    const line = `${Math.floor((100 * finished) / total)} %: ${name}, about ${inWords((total - finished) * speed)} left`;
    if (line !== shown) progress.show?.(line);
    shown = line;
  };
  return { ...progress, stage };
}
