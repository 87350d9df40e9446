import type { WalkthroughVideo } from '../../lib/content/media/videos';
import { readCaptions } from './captions';
import { makeChapters, readChapters } from './chapters';
import { fit } from './video-filter';
import { probe } from './probe';
import { addFile, replaceMedia, type Workspace } from './workspace';
import { encode, makeVideo } from './video';

/** Seconds. A longer video has too few bytes per second. */
const limits = [10, 180] as const;

/** Phones with three pixels to one request 1200, narrow phones with fewer than two 736. */
const widths = [736, 960, 1200, 1920];

type Texts = { captions?: string; chapters?: string };

/** @param texts files with the captions and the chapters of the video */
export async function makeWalkthrough(file: string, texts: Texts, workspace: Workspace) {
  const footage = await probe(file, limits, workspace);
  const text = texts.captions ? await readCaptions(texts.captions, footage.duration, workspace) : undefined;
  const chapters = texts.chapters ? await readChapters(texts.chapters, footage.duration) : [];
  const shape = fit(footage, { width: 1280, height: 720 });
  const hdShape = fit(footage, { width: 1920, height: 1080 });
  const job = { name: 'walkthrough', footage, shape, bytes: { av1: 6_000_000, h264: 12_000_000 } };
  // Browsers without AV1 show the smaller one.
  const hd = { name: 'walkthrough-hd', footage, shape: hdShape, bytes: { av1: 12_000_000 } };
  const video: WalkthroughVideo = {
    ...(await makeVideo(job, { widths, at: footage.duration / 3, shape: hd.shape }, workspace)),
    date: new Date().toISOString(),
    hd: hd.shape.width > job.shape.width ? await encode(hd, workspace) : undefined,
    ...(chapters.length > 0 && (await makeChapters(chapters, footage, hd.shape, workspace))),
    captions: text && addFile(workspace, 'walkthrough-captions', 'vtt', Buffer.from(text.vtt)),
    transcript: text?.transcript,
  };
  await replaceMedia('walkthrough', workspace, video);
  const rest = 'Describe its poster and sound in lib/content/vr-tour.ts';
  return `The walkthrough is replaced. ${rest}, then build the site.`;
}
