import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Encodes, Video, VideoFile } from '../../../lib/content/generated/videos';
import { fitBudget } from './budget';
import { typeOf } from './mp4';
import { finish, type Draft } from '../draft';
import { fraction } from '../probe/frame-rate';
import { announce } from './announce';
import { encode, encoders, framesOf, type Encode, type EncodePlan } from './encode';
import { scaled } from './shape';

/** A file of a video: what progress calls it, about how many seconds it takes, and where it stays for the next run. */
type Stage = Encode & { title: string; seconds: number; file: string };

/** The files of a video, the best first. */
function stagesOf(plan: EncodePlan, { kept }: Draft): Stage[] {
  const { name, footage, shape, sound, keyframes, limits } = plan;
  const { size, mtimeMs } = statSync(footage.file);
  return (['av1', 'h264'] as const).flatMap((codec) => {
    const budget = limits.budgets[codec];
    if (budget === undefined) return [];
    const encoder = encoders[codec];
    // Another source or another option makes another file.
    const options = [footage, size, mtimeMs, shape, sound, keyframes, budget, encoder];
    const hash = createHash('sha256').update(JSON.stringify(options)).digest('hex').slice(0, 12);
    return {
      ...plan,
      codec,
      budget,
      title: `${name} in ${encoder.name}`,
      seconds: (encoder.seconds * framesOf(footage) * shape.width * shape.height) / 1e6,
      file: path.join(kept, `${name}.${codec}.${hash}.mp4`),
    };
  });
}

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`;

/**
 * Encodes videos within their budgets, but not what an earlier run has finished.
 *
 * @throws {Error} when the footage cannot be read or does not fit the budget; an `AbortError` after a signal
 */
export async function encodeVideos(plans: readonly EncodePlan[], draft: Draft): Promise<void> {
  const { report, scratch, kept, signal } = draft;
  const stages = plans.flatMap((plan) => stagesOf(plan, draft));
  const missing = stages.filter(({ file }) => !existsSync(file));
  for (const stage of stages) {
    if (!missing.includes(stage)) report?.(`${stage.title}: finished by an earlier run`);
  }
  if (missing.length === 0) return;
  const onPart = announce(missing, draft);
  await mkdir(kept, { recursive: true });
  for (const stage of missing) {
    const { name, codec, title, footage, budget, file } = stage;
    const output = path.join(scratch, `video.${codec}.mp4`);
    await fitBudget(footage.file, budget, async ({ target, part }) => {
      const shape = scaled(stage.shape, part);
      await encode({ ...stage, shape, target, output }, signal, (done) => onPart(stage, done));
      return (await stat(output)).size;
    });
    for (const old of await readdir(kept)) {
      if (old.startsWith(`${name}.${codec}.`)) await rm(path.join(kept, old));
    }
    // The temporary folder may be on another disk, where a rename fails.
    await copyFile(output, `${file}.part`);
    await rename(`${file}.part`, file);
    report?.(`${title}: ${kilobytes((await stat(file)).size)} of ${kilobytes(budget)}`);
  }
}

/** Finishes the files of a video that `encodeVideos` has encoded. */
export async function makeEncodes(plan: EncodePlan, draft: Draft): Promise<Encodes> {
  const { width, height } = plan.shape;
  const sources: VideoFile[] = [];
  for (const { name, codec, file } of stagesOf(plan, draft)) {
    const video = await readFile(file);
    sources.push({ ...(await finish(draft, name, `${codec}.mp4`, video)), type: typeOf(video) });
  }
  return { width, height, sources };
}

/** @param poster from `makePosters`, which comes before the encodes: it takes seconds, and they take minutes */
export async function makeVideo(plan: EncodePlan, poster: Video['poster'], draft: Draft): Promise<Video> {
  const duration = Number((framesOf(plan.footage) / fraction(plan.footage.rate)).toFixed(3));
  return { ...(await makeEncodes(plan, draft)), duration, sound: plan.sound !== undefined, poster };
}
