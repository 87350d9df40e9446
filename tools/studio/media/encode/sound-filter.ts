import { inputOf, run } from '../ffmpeg';
import type { Footage } from '../probe/probe';

/** What the site's videos are set to: loudness in LUFS (EBU R 128), and the highest true peak in dBTP. */
const target = { loudness: -16, peak: -1.5 };

/** Sound this near is left as it is, so that a loop whose seam is clean stays clean. */
const near = { loudness: 0.5, peak: -1 };

/** Below this, in LUFS, a track holds nothing that is meant to be heard. */
const silence = -60;

type Measure = { loudness: number; peak: number };

/**
 * The filters that make a video's sound of footage: 48 kHz stereo, as long as the picture, at -16 LUFS.
 *
 * @returns a filter graph of ffmpeg; undefined when there is nothing to be heard
 */
export async function soundFilter(footage: Footage, signal?: AbortSignal): Promise<string | undefined> {
  if (footage.sound === undefined) return undefined;
  const { duration } = footage;
  const plain =
    'aresample=48000:async=1:first_pts=0,aformat=channel_layouts=stereo,' +
    `atrim=end=${duration},apad=whole_dur=${duration}`;
  const found = await measure(footage.file, footage.sound, plain, signal);
  if (found.loudness < silence) return undefined;
  let gain = target.loudness - found.loudness;
  if (Math.abs(gain) <= near.loudness && found.peak <= near.peak) return plain;
  if (found.peak + gain <= target.peak) return `${plain},volume=${gain}dB`;

  // What the limiter takes away in loudness is added before it, as far as that helps.
  let filter = '';
  for (let attempt = 0; attempt < 4; attempt++) {
    filter = `${plain},volume=${gain.toFixed(2)}dB,${limiter}`;
    const missing = target.loudness - (await measure(footage.file, footage.sound, filter, signal)).loudness;
    if (Math.abs(missing) <= near.loudness) break;
    gain += missing;
  }
  return filter;
}

/** Four times the rate, so that peaks between samples are seen; a little lower than the target for the way back. */
const limiter = `aresample=192000,alimiter=limit=${10 ** ((target.peak - 0.3) / 20)}:level=0:latency=1,aresample=48000`;

/**
 * Measures sound as EBU R 128 does.
 *
 * @param stream the stream's number in the file
 * @param filter what is done to it before
 * @returns its loudness in LUFS and its highest true peak in dBTP; both -Infinity for silence
 */
export async function measure(
  file: string,
  stream: number,
  filter = 'anull',
  signal?: AbortSignal,
): Promise<Measure> {
  const args = ['-nostats', '-i', inputOf(file), '-map', `0:${stream}`];
  args.push('-af', `${filter},loudnorm=print_format=json`, '-f', 'null', '-');
  const { stderr } = await run('ffmpeg', args, signal);
  const { input_i, input_tp } = JSON.parse(
    stderr.slice(stderr.lastIndexOf('{'), stderr.lastIndexOf('}') + 1),
  );
  return { loudness: level(input_i), peak: level(input_tp) };
}

const level = (text: string) => (text === '-inf' ? -Infinity : Number(text));
