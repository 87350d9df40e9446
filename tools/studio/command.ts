/** `npm run studio`: makes the site's videos, plates and rooms from code, and encodes them. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { rooms } from '../../lib/content/generated/rooms';
import { CommandFailed, main } from '../run.mjs';
import { renderBand } from './band/render';
import { draft, plans, type VideoName } from './videos';
import { opening } from './hero/opening-moment';
import { requireFfmpeg } from './media/ffmpeg';
import { publishBand } from './media/publish-band';
import { publishHero } from './media/publish-hero';
import { publishRooms } from './media/publish-rooms';
import { publishWalkthrough } from './media/publish-walkthrough';
import { renderPlates } from './plates/render';
import { addSound, masters, renderMaster } from './render/master';
import { printProgress } from './render/progress';
import { bundlePage, openRenderer } from './render/renderer';
import { toPng } from './render/still';
import { renderRooms } from './rooms/render';
import { heroSound } from './sound/hero-sound';
import { walkthroughSound } from './sound/walkthrough-sound';
import { captions, chapters } from './walkthrough/captions';
import { makeChapterStills, posterTime } from './walkthrough/chapter-stills';
import { checkBrightness } from './walkthrough/handover/brightness';

const usage = `Usage:
  npm run studio                          everything
  npm run studio -- hero | walkthrough | plates | band | rooms
  npm run studio -- hero --draft          a small, quick video that is not published
  npm run studio -- hero --still 6.0      one frame, at this second
  Videos: ${Object.keys(plans).join(', ')}.`;

const parts = ['hero', 'walkthrough', 'plates', 'band', 'rooms'] as const;

type Part = (typeof parts)[number];

type Request =
  | { kind: 'make'; parts: readonly Part[] }
  | { kind: 'draft'; video: VideoName }
  | { kind: 'still'; video: VideoName; time: number };

const isVideo = (name: string | undefined): name is VideoName => name !== undefined && name in plans;

function readArguments(): Request {
  try {
    const { values, positionals } = parseArgs({
      options: { draft: { type: 'boolean' }, still: { type: 'string' } },
      allowPositionals: true,
    });
    const [name] = positionals;
    const time = Number(values.still);
    if (positionals.length <= 1) {
      if (values.still !== undefined && isVideo(name) && time >= 0)
        return { kind: 'still', video: name, time };
      if (values.draft && isVideo(name)) return { kind: 'draft', video: name };
      if (!values.draft && values.still === undefined) {
        if (name === undefined) return { kind: 'make', parts };
        const part = parts.find((item) => item === name);
        if (part) return { kind: 'make', parts: [part] };
      }
    }
  } catch {
    // An unknown option: show the usage.
  }
  throw new CommandFailed(usage, 2);
}

/** Draws a video. @returns the path of its master, without sound */
const shoot = (video: VideoName): Promise<string> => renderMaster(video, plans[video], printProgress(video));

const report = (line: string) => console.log(line);

const make: Record<Part, (signal: AbortSignal) => Promise<void>> = {
  async hero(signal) {
    const sound = heroSound(opening);
    const landscape = await addSound(await shoot('hero'), sound);
    const portrait = await addSound(await shoot('hero-portrait'), sound);
    await publishHero([landscape, portrait], { report, signal });
  },
  async walkthrough(signal) {
    const master = await shoot('walkthrough');
    const { to, share } = await checkBrightness(master);
    report(
      `walkthrough: no change of rooms is darker than the one to ${to}, at ${share.toFixed(2)} of the rooms`,
    );
    const file = await addSound(master, walkthroughSound());
    const tracks = { captions: captions(), chapters: chapters() };
    const request = { file, posterAt: posterTime, ...tracks, makeStills: makeChapterStills };
    await publishWalkthrough(request, { report, signal });
  },
  async plates() {
    await renderPlates();
  },
  async band(signal) {
    const draw = (shape: 'landscape' | 'portrait') =>
      renderBand(shape, printProgress(`band-${shape}`), signal);
    const masters = { landscape: await draw('landscape'), portrait: await draw('portrait') };
    await publishBand(masters, { report, signal });
  },
  async rooms(signal) {
    await publishRooms(await renderRooms(report, signal), rooms, { report, signal });
  },
};

main(import.meta.url, async (signal) => {
  const request = readArguments();
  await requireFfmpeg(signal);
  if (request.kind === 'make') {
    for (const part of request.parts) await make[part](signal);
    return;
  }
  const { video } = request;
  const plan = plans[video];
  if (request.kind === 'draft') {
    console.log(`See ${await renderMaster(`${video}-draft`, draft(plan), printProgress(video))}`);
    return;
  }
  const renderer = await openRenderer(await bundlePage(plan.page), plan.picture);
  const pixels = await renderer.frame(request.time);
  await renderer.close();
  await mkdir(masters, { recursive: true });
  const file = path.join(masters, `${video}-${request.time}.png`);
  await writeFile(file, await toPng(pixels, plan.picture));
  console.log(`See ${file}`);
});
