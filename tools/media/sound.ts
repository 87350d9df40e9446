import { inputOf, run, type Place } from './ffmpeg';
import type { Stream } from './probe';
import type { Draft } from './publish';

/** -16 LUFS (EBU R 128), true peaks below -1.5 dBTP, and as much dynamics as loudnorm can keep. */
const target = 'loudnorm=I=-16:TP=-1.5:LRA=20';

/** A stream of footage to hear, and the filters that bring it to the target. */
export type Sound = { index: number; filter: string };

/**
 * Chooses what visitors hear: the track that a player would take, but a silent one last.
 *
 * @param duration of the picture in seconds
 * @returns undefined when there is nothing to hear
 */
export async function soundOf(file: string, streams: readonly Stream[], duration: number, draft: Draft) {
  const tracks = streams.filter(({ channels }) => channels);
  const first = (stream: Stream) => stream.disposition?.default ?? 0;
  for (const track of tracks.toSorted((a, b) => first(b) - first(a))) {
    const { index, channels = 2 } = track;
    // Floats, so that a mix of many channels does not clip. ffmpeg knows no places for more than eight.
    const pair = channels > 8 ? 'pan=stereo|c0=c0|c1=c1,' : '';
    const plain =
      `${pair}aformat=sample_fmts=fltp:channel_layouts=stereo,` +
      `aresample=48000:async=1:first_pts=0,atrim=end=${duration}`;
    const measured = await measure(file, index, plain, draft);
    if (!(measured.loudness > -60)) continue;
    if (tracks.length > 1)
      draft.report(`${file} has ${tracks.length} sound tracks: takes number ${tracks.indexOf(track) + 1}`);
    const end = `aresample=48000,apad=whole_dur=${duration},atrim=end=${duration}`;
    return { index, filter: `${plain},${target}:linear=true:${measured.options},${end}` };
  }
  return undefined;
}

/**
 * Measures sound as EBU R 128 does.
 *
 * @param index the stream's number in the file
 * @param filter applied before measuring
 * @returns its loudness in LUFS, its highest true peak in dBTP, and what loudnorm must know to correct both
 */
export async function measure(file: string, index: number, filter: string, place: Place) {
  const graph = `${filter},${target}:print_format=json`;
  const { stderr } = await run(
    'ffmpeg',
    ['-nostats', '-i', inputOf(file), '-map', `0:${index}`, '-af', graph, '-f', 'null', '-'],
    place,
  );
  const found = JSON.parse(stderr.slice(stderr.lastIndexOf('{'), stderr.lastIndexOf('}') + 1));
  const options = ['i', 'tp', 'lra', 'thresh'].map((name) => `measured_${name}=${found[`input_${name}`]}`);
  return {
    loudness: Number(found.input_i),
    peak: Number(found.input_tp),
    options: `${options.join(':')}:offset=${found.target_offset}`,
  };
}
