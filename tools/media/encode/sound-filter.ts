import { inputOf, run } from '../ffmpeg';
import type { Footage } from '../probe/probe';

/** The target for the site's videos: loudness in LUFS (EBU R 128), and the highest true peak in dBTP. */
const target = { loudness: -16, peak: -1.5 };

/** Sound this close to the target stays as it is, so that a loop with a clean seam keeps it. */
const near = { loudness: 0.5, peak: -1 };

/** A track below this loudness, in LUFS, counts as silence. */
const silence = -60;

type Measure = { loudness: number; peak: number };

/**
 * The filters that make a video's sound from footage: 48 kHz stereo, as long as the video, at -16 LUFS.
 *
 * @returns an ffmpeg filter graph; undefined when there is nothing to hear
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

  // The limiter lowers the loudness. Gain before it makes up for that, as far as possible.
  let filter = '';
  for (let attempt = 0; attempt < 4; attempt++) {
    filter = `${plain},volume=${gain.toFixed(2)}dB,${limiter}`;
    const missing = target.loudness - (await measure(footage.file, footage.sound, filter, signal)).loudness;
    if (Math.abs(missing) <= near.loudness) break;
    gain += missing;
  }
  return filter;
}

/**
 * Four times the sample rate shows peaks between samples. The limit is slightly below the target, since
 * resampling back can raise peaks.
 */
const limiter = `aresample=192000,alimiter=limit=${10 ** ((target.peak - 0.3) / 20)}:level=0:latency=1,aresample=48000`;

/**
 * Measures sound as EBU R 128 does.
 *
 * @param stream the stream's number in the file
 * @param filter applied before measuring
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
