/** Samples per second of every sound that the studio makes. */
export const sampleRate = 48000;

export type Channels<Samples> = { left: Samples; right: Samples };

/** A finished sound: samples from -1 to 1. */
export type StereoSound = { sampleRate: number } & Channels<Float32Array>;

/** One sound on one channel, from its first sample to its last. */
export type Voice = Float32Array;

/** A voice and its place in the mix. */
export type Part = {
  voice: Voice;
  /** When it begins, in seconds. A circular mix takes any time; a straight one drops what lies outside. */
  at: number;
  /** A factor, not decibels. */
  gain: number;
  /** From -1 (left) to 1 (right); 0 by default. */
  pan?: number;
  /** How much of it goes to the room's reverberation, from 0 to 1; 0.2 by default. */
  room?: number;
};

/** The mixed parts: `dry` is heard as it is, `send` goes to the reverberation. */
export type Mix = { circular: boolean; dry: Channels<Float64Array>; send: Channels<Float64Array> };

/**
 * An empty mix.
 *
 * @param seconds its length
 * @param circular whether sound that runs over its end continues at its start, so that a loop has no seam
 */
export function createMix(seconds: number, circular: boolean): Mix {
  const length = Math.round(seconds * sampleRate);
  const channels = () => ({ left: new Float64Array(length), right: new Float64Array(length) });
  return { circular, dry: channels(), send: channels() };
}

/** Adds parts to a mix, panned at equal power. */
export function lay({ circular, dry, send }: Mix, parts: readonly Part[]) {
  const length = dry.left.length;
  for (const { voice, at, gain, pan = 0, room = 0.2 } of parts) {
    const left = gain * Math.cos(((pan + 1) * Math.PI) / 4);
    const right = gain * Math.sin(((pan + 1) * Math.PI) / 4);
    const first = Math.round(at * sampleRate);
    for (let index = 0; index < voice.length; index += 1) {
      let place = first + index;
      if (circular) place = ((place % length) + length) % length;
      else if (place < 0 || place >= length) continue;
      const sample = voice[index]!;
      dry.left[place]! += sample * left;
      dry.right[place]! += sample * right;
      send.left[place]! += sample * left * room;
      send.right[place]! += sample * right * room;
    }
  }
}
