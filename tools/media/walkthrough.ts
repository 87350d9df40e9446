import type { WalkthroughVideo } from '../../lib/content/generated/videos';
import { publishedCaptions } from './captions';
import { fit } from './color';
import { probe } from './probe';
import { finish, replaceMedia, type Draft } from './publish';
import { encode, makeVideo } from './video';

/** Seconds. A shorter one is no walk. A longer one has too few bytes per second, and suits a video service. */
const limits = [10, 180] as const;

/** Phones with three pixels to one request 1200. Narrow phones with fewer than two request 736. */
const widths = [736, 960, 1200, 1920];

/**
 * Makes the walkthrough and replaces the site's one, with its captions. Its poster is the frame a third into it.
 *
 * @param captions the path of a WebVTT or SRT file
 * @throws {Error} one sentence when the footage or the captions are unsuitable; then nothing is replaced
 */
export async function makeWalkthrough(
  file: string,
  captions: string | undefined,
  draft: Draft,
): Promise<void> {
  const footage = await probe(file, limits, draft);
  const text =
    captions === undefined ? undefined : await publishedCaptions(captions, footage.duration, draft);
  // Viewers seek by chapter and by hand, so keyframes are close together.
  const film = {
    ...{ name: 'walkthrough', footage, keyframes: 5, bytes: { av1: 6_000_000, h264: 12_000_000 } },
    shape: fit(footage, { width: 1280, height: 720 }),
  };
  const shape = fit(footage, { width: 1920, height: 1080 });
  // Browsers without AV1 show the smaller one.
  const sharp = { ...film, name: 'walkthrough-sharp', shape, bytes: { av1: 12_000_000 } };
  const video: WalkthroughVideo = {
    ...(await makeVideo(film, { widths, at: footage.duration / 3, shape }, draft)),
    date: new Date().toISOString(),
    // Footage with fewer pixels would show no more.
    sharp: shape.width > film.shape.width ? await encode(sharp, draft) : undefined,
    captions: text && (await finish(draft, 'walkthrough-captions', 'vtt', text)),
  };
  await replaceMedia('walkthrough', draft, video);
}
