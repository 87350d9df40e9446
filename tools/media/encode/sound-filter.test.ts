/** @jest-environment node */
import { measure, soundFilter } from './sound-filter';
import { probe } from '../probe/probe';
import { readPackets } from '../probe/streams';
import { describeWithFfmpeg, footageFolder, picture, quick, tone } from '../fixtures/footage';

const { make } = footageFolder();
const limits = { shortest: 2, longest: 30, keyframes: 3 };

/** A video whose sound is a tone, or made from one by ffmpeg filters. */
const video = (name: string, volume: number, ...filters: string[]) =>
  make(name, ...picture(5, { rate: 5 }), ...tone(5, volume), ...filters, ...quick, '-c:a', 'pcm_s16le');

describeWithFfmpeg('sound', () => {
  it('at the right loudness stays as it is', async () => {
    // A sine of this volume measures -16 LUFS.
    const file = video('right.mov', 1.94, '-ac', '2');
    expect(Math.abs((await measure(file, 1)).loudness + 16)).toBeLessThan(0.5);
    expect(await soundFilter(await probe(file, limits))).not.toMatch(/volume|limiter/);
  });

  it('too quiet or too loud is set to -16 LUFS by gain only, if its peaks allow it', async () => {
    for (const volume of [0.05, 6]) {
      const file = video(`tone-${volume}.mov`, volume);
      const filter = await soundFilter(await probe(file, limits));
      expect(filter).not.toContain('alimiter');
      const { loudness } = await measure(file, 1, filter);
      expect(loudness).toBeCloseTo(-16, 0);
    }
  });

  it('with peaks far above its loudness is limited below -1.5 dBTP', async () => {
    // A full-scale click every second over a murmur.
    const clicks = ['-af', "aeval='if(lt(mod(t,1),0.002),0.9,val(0))'"];
    const file = video('clicks.mov', 0.3, ...clicks);
    const filter = await soundFilter(await probe(file, limits));
    const { loudness, peak } = await measure(file, 1, filter);
    expect(peak).toBeLessThanOrEqual(-1.5);
    expect(loudness).toBeCloseTo(-16, 0);
  });

  it('becomes as long as the video when it is shorter or longer', async () => {
    for (const seconds of [3, 7]) {
      const file = make(
        `${seconds}.mov`,
        ...picture(5, { rate: 5 }),
        ...tone(seconds),
        ...quick,
        '-c:a',
        'pcm_s16le',
      );
      const filter = await soundFilter(await probe(file, limits));
      const heard = make(`${seconds}.wav`, '-i', file, '-map', '0:1', '-af', filter!);
      const last = (await readPackets(heard)).at(-1)!;
      expect(last.time + last.length).toBeCloseTo(5, 2);
    }
  });

  it('that is silent or missing gives no sound', async () => {
    expect(await soundFilter(await probe(video('hush.mov', 0.00001), limits))).toBeUndefined();
    const mute = make('mute.mov', ...picture(5, { rate: 5 }), ...quick);
    expect(await soundFilter(await probe(mute, limits))).toBeUndefined();
  });
});
