import { inputOf, run, type Place } from './ffmpeg';
import type { Stream } from './probe';

/** -16 LUFS (EBU R 128), true peaks below -1.5 dBTP, and as much dynamics as loudnorm can keep. */
const target = 'loudnorm=I=-16:TP=-1.5:LRA=20';

/** The number of a stream to hear, and the ffmpeg filters that bring it to the target. */
export type Sound = { index: number; filter: string };

/**
 * Chooses what visitors hear: the track that a player would take, but a silent one last.
 *
 * @param duration of the picture in seconds
 * @returns undefined when there is nothing to hear
 */
export async function soundOf(
  file: string,
  tracks: readonly Stream[],
  duration: number,
  place: Place,
): Promise<Sound | undefined> {
  const isFirst = ({ disposition }: Stream) => disposition?.default ?? 0;
  for (const track of [...tracks].sort((a, b) => isFirst(b) - isFirst(a))) {
    // Floats, so that a mix of many channels does not clip. ffmpeg knows no places for more than eight.
    const pair = track.channels! > 8 ? 'pan=stereo|c0=c0|c1=c1,' : '';
    const stereo = `${pair}aformat=sample_fmts=fltp:channel_layouts=stereo`;
    const plain = `${stereo},aresample=48000:async=1:first_pts=0,atrim=end=${duration}`;
    const { loudness, options } = await measure(file, track.index, plain, place);
    if (!(loudness > -60)) continue;
    const end = `aresample=48000,apad=whole_dur=${duration},atrim=end=${duration}`;
    return { index: track.index, filter: `${plain},${target}:linear=true:${options},${end}` };
  }
  return undefined;
}

/** Measures sound as EBU R 128 does. @returns LUFS, dBTP, and what loudnorm must know to correct both */
export async function measure(file: string, index: number, filter: string, place: Place) {
  const graph = `${filter},${target}:print_format=json`;
  const input = ['-nostats', '-i', inputOf(file), '-map', `0:${index}`];
  const { stderr } = await run('ffmpeg', [...input, '-af', graph, '-f', 'null', '-'], place);
  const found = JSON.parse(stderr.slice(stderr.lastIndexOf('{'), stderr.lastIndexOf('}') + 1));
  const options = ['i', 'tp', 'lra', 'thresh'].map((name) => `measured_${name}=${found[`input_${name}`]}`);
  options.push(`offset=${found.target_offset}`);
  return { loudness: Number(found.input_i), peak: Number(found.input_tp), options: options.join(':') };
}
