/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fraction } from './frame-rate';
import { probe } from './probe';
import { describeWithFfmpeg, footageFolder, picture, quick, tone } from '../fixtures/footage';

const limits = { shortest: 2, longest: 6, keyframes: 3 };
const { make, write, at } = footageFolder();

describeWithFfmpeg('footage', () => {
  it.each([
    ['MP4', 'a.mp4', [...quick, '-c:a', 'aac']],
    ['QuickTime', 'a.mov', ['-c:v', 'prores', '-c:a', 'pcm_s16le']],
    ['Matroska', 'a.mkv', ['-c:v', 'ffv1', '-c:a', 'flac']],
    ['WebM', 'a.webm', ['-c:v', 'libvpx', '-deadline', 'realtime', '-cpu-used', '8', '-c:a', 'libopus']],
    ['AVI', 'a.avi', ['-c:v', 'mpeg4', '-c:a', 'mp2']],
    ['a transport stream', 'a.ts', [...quick, '-c:a', 'aac']],
  ])('in %s is understood', async (_container, name, codecs) => {
    const file = make(name, ...picture(3), ...tone(3), ...codecs);
    const footage = await probe(file, limits);
    expect(footage).toMatchObject({ width: 426, height: 240, picture: 0, sound: 1, squarePixels: true });
    expect(fraction(footage.rate)).toBe(12);
    expect(footage.duration).toBeCloseTo(3, 0);
  });

  it('with oblong pixels is as wide as viewers see it', async () => {
    const file = make(
      'oblong.mkv',
      ...picture(3, { size: '720x576', rate: 25 }),
      '-vf',
      'setsar=64/45',
      ...quick,
    );
    await expect(probe(file, limits)).resolves.toMatchObject({
      width: 1024,
      height: 576,
      squarePixels: false,
    });
  });

  it('of a live recording, which does not state its length, is measured', async () => {
    const codec = ['-c:v', 'libvpx', '-deadline', 'realtime', '-cpu-used', '8'];
    const args = ['-v', 'error', ...picture(3), ...codec, '-f', 'webm', 'pipe:1'];
    const file = write('live.webm', execFileSync('ffmpeg', args, { maxBuffer: 1e8 }));
    expect((await probe(file, limits)).duration).toBeCloseTo(3, 1);
  });

  it('whose name looks like an option or a URL is read as a file', async () => {
    await expect(probe(make('http:-y.mkv', ...picture(3), '-c:v', 'ffv1'), limits)).resolves.toHaveProperty(
      'rate',
    );
  });

  it('too short, too long or too small is refused', async () => {
    const refused = (name: string, seconds: number, size?: string) =>
      expect(probe(make(name, ...picture(seconds, { size }), ...quick), limits)).rejects;
    await refused('short.mp4', 1).toThrow(/short\.mp4 is too short: 1 seconds, and the minimum is 2\.$/);
    await refused('long.mp4', 8).toThrow(/long\.mp4 is too long: 8 seconds, and the maximum is 6\.$/);
    await refused('small.mp4', 3, '160x90').toThrow(/small\.mp4 is too small: it has 160 x 90 pixels\.$/);
  });

  it.each([
    ['mkv', []],
    ['mp4', ['-movflags', '+faststart']],
  ])('that was cut off while being copied is refused, as %s', async (container, flags) => {
    const whole = readFileSync(make(`whole.${container}`, ...picture(5), ...quick, ...flags));
    const file = write(`cut.${container}`, whole.subarray(0, whole.length / 2));
    await expect(probe(file, limits)).rejects.toThrow(/is cut off: it holds \d\.\d+ of its 5 seconds\.$/);
  });

  it('that is not a video is refused', async () => {
    const sound = make('sound.m4a', ...tone(3), '-c:a', 'aac');
    const cover = make('cover.png', ...picture(1), '-frames:v', '1');
    // prettier-ignore
    const song = [
      '-i', sound, '-i', cover, '-map', '0', '-map', '1', '-c', 'copy', '-disposition:v', 'attached_pic',
    ];
    const whole = readFileSync(make('whole.mp4', ...picture(5), ...quick));
    for (const file of [
      sound,
      make('song.m4a', ...song),
      write('notes.txt', 'Not a video.\n'.repeat(500)),
      write('text.mp4', 'Not a video either.'),
      write('nothing.mp4', ''),
      write('no-index.mp4', whole.subarray(0, whole.length / 2)),
    ]) {
      await expect(probe(file, limits)).rejects.toThrow(`${file} is not a video.`);
    }
    await expect(probe(cover, limits)).rejects.toThrow(`${cover} is not a video: it holds a single image.`);
    await expect(probe(at('.'), limits)).rejects.toThrow(/is not a video\.$/);
  });
});

it('reports a file that does not exist', async () => {
  await expect(probe('no-such-video.mp4', limits)).rejects.toThrow('no-such-video.mp4 was not found.');
});
