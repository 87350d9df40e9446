import path from 'node:path';
import sharp from 'sharp';
import type { HeroVideos, Video } from '../../lib/content/media/videos';
import { cover } from './video-filter';
import { probe, type Footage } from './probe';
import { replaceMedia, type Workspace } from './workspace';
import { encode, makeVideo, type VideoJob } from './video';

/** Seconds. A longer loop has too few bytes per second. */
const limits = [4, 30] as const;

/** `hd` has the posters of `landscape`. */
const kinds = {
  landscape: { box: { width: 1280, height: 720 }, bytes: { av1: 1_280_000, h264: 2_200_000 } },
  hd: { box: { width: 1920, height: 1080 }, bytes: { av1: 1_700_000, h264: 3_700_000 } },
  portrait: { box: { width: 608, height: 1080 }, bytes: { av1: 480_000, h264: 1_200_000 } },
};

/** The points of the videos that stay in view, as CSS positions such as `74% 30%`. */
type Focus = { landscape: string; portrait: string };

/** Whether the poster is bright at the top right, where the logo is. */
async function hasBrightCorner({ width, height, poster }: Video, { files }: Workspace): Promise<boolean> {
  const image = files.get(path.basename(poster.jpeg.src))!;
  const part = Math.round(width / 6);
  const tall = Math.round(height / 6);
  const corner = { left: width - part, top: 0, width: part, height: tall };
  const ground = await sharp(image).resize({ width }).extract(corner).greyscale().toBuffer();
  const { channels } = await sharp(ground).stats();
  return channels[0]!.mean > 128;
}

const isTall = ({ width, height }: Footage) => height > width;

export async function makeHero(
  files: readonly string[],
  focus: Focus,
  workspace: Workspace,
): Promise<string> {
  const footage: Footage[] = [];
  for (const file of files) footage.push(await probe(file, limits, workspace));
  const [first, second] = footage as [Footage, Footage?];
  if (second && isTall(first) === isTall(second))
    throw new Error(`${files.join(' and ')} have the same shape: give a wide and a tall one.`);
  const jobOf = (kind: keyof typeof kinds): VideoJob => {
    const wantsTall = kind === 'portrait';
    const source = footage.find((item) => isTall(item) === wantsTall) ?? first;
    const { box, bytes } = kinds[kind];
    return { name: `hero-${kind}`, footage: source, shape: cover(source, box), bytes };
  };
  const make = (job: VideoJob, widths: readonly number[]) => {
    if (!job.footage.sound) workspace.log(`${job.name}: no sound, so its visitors get no button for it`);
    return makeVideo(job, { widths, at: 0, shape: job.shape }, workspace);
  };
  const landscape = jobOf('landscape');
  const hd = jobOf('hd');
  const wide = await make(landscape, [640, 960, 1280]);
  const videos: HeroVideos = {
    landscape: { ...wide, focus: focus.landscape, brightCorner: await hasBrightCorner(wide, workspace) },
    hd: hd.shape.width > landscape.shape.width ? await encode(hd, workspace) : undefined,
    portrait: { ...(await make(jobOf('portrait'), [390, 608])), focus: focus.portrait },
  };
  await replaceMedia('hero', workspace, videos);
  return 'The hero is replaced. Build the site to see it.';
}
