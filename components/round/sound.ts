import { beat, roundTime, targets, type Side } from './judge';

const sine = (turns: number) => Math.sin(2 * Math.PI * turns);
/** Falls by 60 dB. */
const decay = (time: number, seconds: number) => Math.exp((-6.9 * time) / seconds);

/** The modes of a round skin: frequency, level and length. */
const modes = [
  [1, 1, 0.45],
  [1.594, 0.5, 0.28],
  [2.136, 0.34, 0.2],
  [2.653, 0.2, 0.15],
] as const;

/** The drum of the film. A blow tightens its skin for a moment. */
const drum = (time: number) =>
  modes.reduce((sum, [ratio, level, length]) => {
    const turns = 73.4 * ratio * (time + 0.009 * (1 - Math.exp(-40 * time)));
    return sum + level * sine(turns) * decay(time, length);
  }, 0);

/** D minor, as in the film's game, in hertz. */
const notes = [294, 349, 440, 523, 587, 523, 440, 659];

/** Plays a round: the drum, and left and right what comes, for a beat, and a note when it is to be hit. */
export function startSound(context: AudioContext) {
  const start = context.currentTime + 0.3;
  const output = new GainNode(context);
  output.connect(context.destination);
  const speakers = { left: -0.85, middle: 0, right: 0.85 };

  const record = (seconds: number, level: number, sample: (time: number) => number) => {
    const buffer = new AudioBuffer({ length: seconds * context.sampleRate, sampleRate: context.sampleRate });
    buffer.getChannelData(0).forEach((_, index, samples) => {
      const time = index / context.sampleRate;
      const edge = Math.min(1, 500 * time, 500 * (seconds - time));
      samples[index] = level * edge * sample(time);
    });
    return buffer;
  };
  const play = (buffer: AudioBuffer, from: keyof typeof speakers, time: number) => {
    const source = new AudioBufferSourceNode(context, { buffer });
    source.connect(new StereoPannerNode(context, { pan: speakers[from] })).connect(output);
    source.start(time);
  };

  const pulse = record(0.5, 0.4, drum);
  const coming = record(beat, 0.12, (time) => (2 * Math.random() - 1) * (time / beat) ** 3);
  const plucks = notes.map((note) => record(0.8, 0.3, (time) => sine(note * time) * decay(time, 0.7)));
  const blow = record(0.5, 0.6, (time) => drum(1.6 * time));
  for (let time = 0; time < roundTime; time += beat) play(pulse, 'middle', start + time);
  targets.forEach(({ time, side }, index) => {
    play(coming, side, start + time - beat);
    play(plucks[index % plucks.length]!, side, start + time);
  });

  /** When, in seconds of the page, it was which time of the sound. */
  let anchor = { moment: 0, time: context.currentTime };
  let isPlaying = false;
  const now = () => performance.now() / 1000;
  const timeOf = (moment: number) => anchor.time + (isPlaying ? moment - anchor.moment : 0);
  const follow = (time: number) => {
    anchor = { moment: now(), time };
  };
  context.onstatechange = () => follow(context.currentTime);

  return {
    /**
     * The time of the round that one hears at a moment of the page. The page's clock fills the steps in which that of the
     * sound advances, and replaces it on a computer that has no output.
     */
    timeAt(moment: number): number {
      if (context.currentTime > timeOf(now())) follow(context.currentTime);
      return timeOf(moment / 1000) - (context.outputLatency || 0) - start;
    },
    setPlaying(willPlay: boolean) {
      follow(timeOf(now()));
      isPlaying = willPlay;
      void (willPlay ? context.resume() : context.suspend());
    },
    hit: (side: Side) => play(blow, side, 0),
    setVolume: (volume: number) => output.gain.setValueAtTime(volume, 0),
    stop: () => output.disconnect(),
  };
}
