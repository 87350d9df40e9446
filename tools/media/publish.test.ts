/** @jest-environment node */
import { mkdirSync, readdirSync, readFileSync, truncateSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { Video } from '../../lib/content/generated/videos';
import { mediaFolder } from './draft';
import { measure } from './encode/sound-filter';
import { publishHero } from './publish-hero';
import { publishWalkthrough } from './publish-walkthrough';
import { describe as describeStreams } from './probe/streams';
import { manifestFolder } from './replace';
import {
  busyPicture,
  describeWithFfmpeg,
  footageFolder,
  picture,
  quick,
  tone,
  turn,
} from './fixtures/footage';

const { make, write, at } = footageFolder();
/** A site without videos. */
const newSite = (name: string) => {
  mkdirSync(at(name));
  return at(name);
};
const media = (site: string) => readdirSync(path.join(site, 'public', mediaFolder)).sort();
const filesOf = (video: Video) =>
  [...video.sources, ...video.poster.avif, ...video.poster.jpeg].map(({ src }) => path.basename(src));

/** The streams of a published video's files, AV1 first. */
const streamsOf = (site: string, video: Video) =>
  Promise.all(
    video.sources.map(async ({ src }) => (await describeStreams(path.join(site, 'public', src))).streams),
  );

/** The mean color of an image, or of a video's first frame: red, green and blue. */
async function colorOf(file: string): Promise<number[]> {
  const still = file.endsWith('.mp4')
    ? make('first.png', '-i', file, '-frames:v', '1', '-pix_fmt', 'rgb24')
    : file;
  const { channels } = await sharp(readFileSync(still)).removeAlpha().stats();
  return channels.map(({ mean }) => mean);
}

describeWithFfmpeg(
  'a hero made of a phone’s footage: upright, in one channel, too quiet, at a varying rate',
  () => {
    let site: string;
    let videos: Awaited<ReturnType<typeof publishHero>>;
    const lines: string[] = [];

    beforeAll(async () => {
      const vary = "select='if(lt(t,2),not(mod(n,3)),1)'";
      const flat = make(
        'flat.mov',
        ...picture(4, { rate: 60 }),
        ...tone(4),
        '-vf',
        vary,
        '-fps_mode',
        'vfr',
        ...quick,
      );
      site = newSite('phone');
      const footage = write('phone.mov', turn(flat));
      videos = await publishHero([footage], { report: (line) => lines.push(line) }, site);
    });

    it('has a video for tall screens and one for wide screens, neither enlarged', () => {
      expect(videos.portrait).toMatchObject({ width: 240, height: 426, sound: true });
      expect(videos.landscape).toMatchObject({ width: 240, height: 136, sound: true });
    });

    it('reports which of them was cropped', () => {
      expect(lines).toContainEqual(
        expect.stringMatching(/^hero-landscape: the middle 32 % of .*phone\.mov, cropped$/),
      );
    });

    it('is as long as the footage, at a constant rate', async () => {
      for (const video of [videos.landscape, videos.portrait]) {
        for (const [stream] of await streamsOf(site, video)) {
          expect([stream!.r_frame_rate, stream!.avg_frame_rate]).toEqual(['30/1', '30/1']);
          expect(Number(stream!.duration)).toBeCloseTo(video.duration, 1);
        }
        expect(video.duration).toBeCloseTo(4, 1);
      }
    });

    it('names its color, in ten bits and in eight', async () => {
      const [av1, h264] = await streamsOf(site, videos.portrait);
      const color = {
        color_space: 'bt709',
        color_transfer: 'bt709',
        color_primaries: 'bt709',
        color_range: 'tv',
      };
      expect(av1![0]).toMatchObject({ ...color, codec_name: 'av1', pix_fmt: 'yuv420p10le' });
      expect(h264![0]).toMatchObject({ ...color, codec_name: 'h264', pix_fmt: 'yuv420p', profile: 'High' });
    });

    it('is as loud as every video of the site', async () => {
      for (const { src } of videos.landscape.sources) {
        const { loudness, peak } = await measure(path.join(site, 'public', src), 1);
        expect(Math.abs(loudness + 16)).toBeLessThan(1);
        expect(peak).toBeLessThan(-1);
      }
    });

    it('contains no metadata about where and when it was made', () => {
      const video = readFileSync(path.join(site, 'public', videos.portrait.sources[1]!.src)).toString(
        'latin1',
      );
      expect(video).not.toMatch(/phone\.mov|Lavf\d/);
    });

    it('is named by the manifest, file for file', () => {
      const manifest = readFileSync(path.join(site, manifestFolder, 'hero.json'), 'utf8');
      const files = [...filesOf(videos.landscape), ...filesOf(videos.portrait)].sort();
      expect(media(site)).toEqual(files);
      for (const file of files) expect(manifest).toContain(`"/${mediaFolder}/${file}"`);
    });
  },
);

describeWithFfmpeg('a hero made of two videos', () => {
  it('recognizes each by its shape, and replaces the previous videos', async () => {
    const site = newSite('two');
    const ember = make('ember.mkv', '-f', 'lavfi', '-i', 'color=0xfc6a32:s=432x240:r=10:d=4', '-c:v', 'ffv1');
    const tide = make('tide.mkv', '-f', 'lavfi', '-i', 'color=0x4edcdc:s=240x432:r=10:d=4', '-c:v', 'ffv1');
    await publishHero([ember], {}, site);
    const videos = await publishHero([tide, ember], {}, site);
    expect(media(site)).toEqual([...filesOf(videos.landscape), ...filesOf(videos.portrait)].sort());
    for (const [video, color] of [
      [videos.landscape, [0xfc, 0x6a, 0x32]],
      [videos.portrait, [0x4e, 0xdc, 0xdc]],
    ] as const) {
      for (const file of filesOf(video)) {
        const seen = await colorOf(path.join(site, 'public', mediaFolder, file));
        seen.forEach((channel, index) => expect(Math.abs(channel - color[index]!)).toBeLessThan(8));
      }
    }
  });

  it('refuses two of the same shape', async () => {
    const site = newSite('same');
    const video = make('video.mkv', ...picture(4), ...quick);
    await expect(publishHero([video, video], {}, site)).rejects.toThrow(
      /are both landscape: give one of each\.$/,
    );
  });
});

describeWithFfmpeg('busy footage', () => {
  const busy = async () =>
    make(
      'busy.mkv',
      '-loop',
      '1',
      '-r',
      '2',
      '-i',
      write('busy.png', await busyPicture()),
      '-t',
      '10',
      ...quick,
    );

  it('is refused before anything is encoded, with the file and the frame that is too busy', async () => {
    const file = await busy();
    const lines: string[] = [];
    const progress = { report: (line: string) => lines.push(line) };
    await expect(publishHero([file], progress, newSite('busy'))).rejects.toThrow(
      `The frame of ${file} at 0 seconds cannot be a poster of 12000 bytes`,
    );
    expect(lines.filter((line) => /AV1|H\.264/.test(line))).toEqual([]);
  });
});

describeWithFfmpeg('a walkthrough', () => {
  const footage = () => make('tour.avi', ...picture(10, { size: '427x241', rate: 5 }), '-c:v', 'ffv1');

  it('without sound is marked as silent, and keeps the shape of the footage', async () => {
    const site = newSite('silent');
    const video = await publishWalkthrough({ file: footage(), captions: 'WEBVTT\n' }, {}, site);
    expect(video).toMatchObject({ width: 428, height: 242, sound: false, duration: 10 });
    expect(video.sources.map(({ type }) => type)).toEqual([
      expect.stringMatching(/codecs="av01\.[\d.M]+"/),
      expect.stringMatching(/codecs="avc1\.\w+"/),
    ]);
    expect(readFileSync(path.join(site, 'public', video.captions!.src), 'utf8')).toBe('WEBVTT\n');
  });

  it('goes on after a stop, with the encodes that are finished', async () => {
    const site = newSite('stopped');
    const stop = new AbortController();
    const stopLate = { signal: stop.signal, report: (line: string) => line.includes('AV1:') && stop.abort() };
    await expect(publishWalkthrough({ file: footage() }, stopLate, site)).rejects.toThrow(/abort/i);
    const lines: string[] = [];
    await publishWalkthrough({ file: at('tour.avi') }, { report: (line) => lines.push(line) }, site);
    expect(lines.filter((line) => line.includes('earlier run'))).toEqual([
      'walkthrough in AV1: finished by an earlier run',
    ]);
  });

  it('leaves the site unchanged when any step fails', async () => {
    const site = newSite('failing');
    const file = footage();
    await publishWalkthrough({ file }, {}, site);
    const before = [media(site), readFileSync(path.join(site, manifestFolder, 'walkthrough.json'), 'utf8')];

    const stop = new AbortController();
    const stopLate = { signal: stop.signal, report: (line: string) => line.includes('AV1:') && stop.abort() };
    await expect(publishWalkthrough({ file }, stopLate, site)).rejects.toThrow(/abort/i);
    await expect(publishWalkthrough({ file, captions: '1\n00:00' }, {}, site)).rejects.toThrow(
      'The captions are not WebVTT: the first line must begin with WEBVTT.',
    );
    truncateSync(file, 100_000);
    await expect(publishWalkthrough({ file }, {}, site)).rejects.toThrow(/tour\.avi is (cut off|too short)/);
    expect([media(site), readFileSync(path.join(site, manifestFolder, 'walkthrough.json'), 'utf8')]).toEqual(
      before,
    );
  });
});
