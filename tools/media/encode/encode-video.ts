import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Encodes, Video, VideoFile } from '../../../lib/content/generated/videos';
import { fitBudget } from './budget';
import { readMp4 } from './mp4';
import { finish, type Draft, type Progress } from '../draft';
import { encode, type Codec } from './encode';
import type { EncodeLimits } from '../limits';
import type { Footage } from '../probe/probe';
import { scaled, type Shape } from './shape';

type EncodePlan = {
  /** The start of its file names. */
  name: string;
  footage: Footage;
  shape: Shape;
  /** Filters from `soundFilter`. */
  sound: string | undefined;
  limits: EncodeLimits;
  /** Seconds from one keyframe to the next. */
  keyframes: number;
};

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`;

/**
 * Makes a video's files within their budgets.
 *
 * @param poster from `makePosters`, which comes first: it takes seconds, and encodes take minutes
 * @throws {Error} when the footage cannot be read or does not fit the budget; an `AbortError` after `signal`
 */
export async function makeVideo(
  plan: EncodePlan,
  poster: Video['poster'],
  draft: Draft,
  progress: Progress,
): Promise<Video> {
  const { duration, ...encodes } = await makeEncodes(plan, draft, progress);
  return { ...encodes, duration, sound: plan.sound !== undefined, poster };
}

/** @returns the size of a video, its files and its length in seconds */
async function makeEncodes(
  plan: EncodePlan,
  draft: Draft,
  { report, signal }: Progress,
): Promise<Encodes & { duration: number }> {
  const sources: VideoFile[] = [];
  let duration = 0;
  for (const codec of ['av1', 'h264'] as const) {
    const budget = plan.limits.budgets[codec];
    if (budget === undefined) continue;
    const video = await encodeWithin(
      plan,
      codec,
      budget,
      path.join(draft.scratch, `video.${codec}.mp4`),
      signal,
    );
    const { type, duration: length } = readMp4(video);
    sources.push({ ...(await finish(draft, plan.name, `${codec}.mp4`, video)), type });
    duration = length;
    report?.(`${plan.name}: ${codec}, ${kilobytes(video.length)} of ${kilobytes(budget)}`);
  }
  const { width, height } = plan.shape;
  return { width, height, duration, sources };
}

/**
 * Makes a video's files for large screens, unless they would show no more than the smaller ones.
 *
 * @throws {Error} as `makeVideo`
 */
export async function makeSharp(
  plan: EncodePlan,
  smaller: EncodeLimits,
  draft: Draft,
  progress: Progress,
): Promise<Encodes | undefined> {
  if (plan.shape.width <= smaller.box.width) return undefined;
  const { width, height, sources } = await makeEncodes(plan, draft, progress);
  return { width, height, sources };
}

async function encodeWithin(
  plan: EncodePlan,
  codec: Codec,
  budget: number,
  output: string,
  signal?: AbortSignal,
) {
  const { footage, sound, keyframes } = plan;
  await fitBudget(footage.file, budget, async ({ target, part }) => {
    const shape = scaled(plan.shape, part);
    await encode({ footage, shape, codec, target, keyframes, sound, budget, output }, signal);
    return (await stat(output)).size;
  });
  return readFile(output);
}
