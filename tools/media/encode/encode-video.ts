import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Encodes, Video, VideoFile } from '../../../lib/content/generated/videos';
import { fitBudget } from './budget';
import { readMp4 } from './mp4';
import { finish, type Draft, type Progress } from '../draft';
import { encode, encoders, stageName, type Codec } from './encode';
import type { EncodeLimits } from '../limits';
import type { Footage } from '../probe/probe';
import { scaled, type Shape } from './shape';

export type EncodePlan = {
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
  progress: Progress,
): Promise<Encodes & { duration: number }> {
  const sources: VideoFile[] = [];
  let duration = 0;
  for (const codec of ['av1', 'h264'] as const) {
    const budget = plan.limits.budgets[codec];
    if (budget === undefined) continue;
    const video = await readFile(await encodeWithin(plan, codec, budget, draft, progress));
    const { type, duration: length } = readMp4(video);
    sources.push({ ...(await finish(draft, plan.name, `${codec}.mp4`, video)), type });
    duration = length;
    progress.report?.(`${plan.name}: ${codec}, ${kilobytes(video.length)} of ${kilobytes(budget)}`);
  }
  const { width, height } = plan.shape;
  return { width, height, duration, sources };
}

/**
 * Makes a video's files for large screens.
 *
 * @throws {Error} as `makeVideo`
 */
export async function makeSharp(plan: EncodePlan, draft: Draft, progress: Progress): Promise<Encodes> {
  const { width, height, sources } = await makeEncodes(plan, draft, progress);
  return { width, height, sources };
}

/**
 * Encodes footage within a budget, unless an earlier run has done so from the same file with the same options.
 *
 * @returns the path of the file, which stays for the next run
 */
async function encodeWithin(
  plan: EncodePlan,
  codec: Codec,
  budget: number,
  { scratch, kept }: Draft,
  { report, stage, signal }: Progress,
): Promise<string> {
  const { name, footage, sound, keyframes } = plan;
  const title = stageName(name, codec);
  const { size, mtimeMs } = await stat(footage.file);
  const options = [footage, size, mtimeMs, plan.shape, sound, keyframes, budget, encoders[codec]];
  const hash = createHash('sha256').update(JSON.stringify(options)).digest('hex').slice(0, 12);
  const video = path.join(kept, `${name}.${codec}.${hash}.mp4`);
  if (existsSync(video)) {
    report?.(`${title}: finished by an earlier run`);
    stage?.(title, 1);
    return video;
  }
  const output = path.join(scratch, `video.${codec}.mp4`);
  await fitBudget(footage.file, budget, async ({ target, part }) => {
    const shape = scaled(plan.shape, part);
    const job = { footage, shape, codec, target, keyframes, sound, budget, output };
    await encode(job, signal, (part) => stage?.(title, part));
    return (await stat(output)).size;
  });
  await mkdir(kept, { recursive: true });
  for (const file of await readdir(kept)) {
    if (file.startsWith(`${name}.${codec}.`)) await rm(path.join(kept, file));
  }
  // The temporary folder may be on another disk, where a rename fails.
  await copyFile(output, `${video}.part`);
  await rename(`${video}.part`, video);
  return video;
}
