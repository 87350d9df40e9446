/** @jest-environment node */
import { existsSync, mkdirSync, readdirSync, readFileSync, truncateSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { Film } from '../../../lib/content/media/types';
import { readMp4 } from './codecs';
import { measure } from './loudness';
import { publishHero } from './publish-hero';
import { publishWalkthrough } from './publish-walkthrough';
import { describe as describeStreams } from './streams';
import { describeWithFfmpeg, footageFolder, picture, quick, tone, turn } from './test-footage';

const { make, write, at, remove } = footageFolder();
/** A site without films. */
const newSite = (name: string) => {
  mkdirSync(at(name));
  return at(name);
};
const media = (site: string) => readdirSync(path.join(site, 'public/media')).sort();
const filesOf = (film: Film) =>
  [...film.sources, ...film.poster.avif, ...film.poster.jpeg].map(({ src }) => path.basename(src));

/** The streams of a published film's files, AV1 first. */
const streamsOf = (site: string, film: Film) =>
  Promise.all(
    film.sources.map(async ({ src }) => (await describeStreams(path.join(site, 'public', src))).streams),
  );

/** The mean color of a picture, or of a film's first frame: red, green and blue. */
async function colorOf(file: string): Promise<number[]> {
  const still = file.endsWith('.mp4')
    ? make('first.png', '-i', file, '-frames:v', '1', '-pix_fmt', 'rgb24')
    : file;
  const { channels } = await sharp(readFileSync(still)).removeAlpha().stats();
  return channels.map(({ mean }) => mean);
}

afterAll(remove);
jest.setTimeout(180_000);

describeWithFfmpeg(
  'a hero made of a phone’s footage: upright, in one channel, too quiet, at a varying rate',
  () => {
    let site: string;
    let films: Awaited<ReturnType<typeof publishHero>>;
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
      films = await publishHero([footage], { report: (line) => lines.push(line) }, site);
    });

    it('has a film for tall screens and one for wide screens, neither enlarged', () => {
      expect(films.portrait).toMatchObject({ width: 240, height: 426, sound: true });
      expect(films.landscape).toMatchObject({ width: 240, height: 136, sound: true });
    });

    it('says which of them was cropped', () => {
      expect(lines).toContainEqual(
        expect.stringMatching(/^hero-landscape: the middle 32 % of .*phone\.mov, cropped$/),
      );
    });

    it('is as long as the footage, at a constant rate', async () => {
      for (const film of [films.landscape, films.portrait]) {
        for (const [stream] of await streamsOf(site, film)) {
          expect([stream!.r_frame_rate, stream!.avg_frame_rate]).toEqual(['30/1', '30/1']);
        }
        expect(film.duration).toBeCloseTo(4, 1);
      }
    });

    it('says its color, in ten bits and in eight', async () => {
      const [av1, h264] = await streamsOf(site, films.portrait);
      const color = {
        color_space: 'bt709',
        color_transfer: 'bt709',
        color_primaries: 'bt709',
        color_range: 'tv',
      };
      expect(av1![0]).toMatchObject({ ...color, codec_name: 'av1', pix_fmt: 'yuv420p10le' });
      expect(h264![0]).toMatchObject({ ...color, codec_name: 'h264', pix_fmt: 'yuv420p', profile: 'High' });
    });

    it('is as loud as every film of the site', async () => {
      for (const { src } of films.landscape.sources) {
        const { loudness, peak } = await measure(path.join(site, 'public', src), 1);
        expect(Math.abs(loudness + 16)).toBeLessThan(1);
        expect(peak).toBeLessThan(-1);
      }
    });

    it('leaves nothing in the files of where and when they were made', () => {
      const film = readFileSync(path.join(site, 'public', films.portrait.sources[1]!.src)).toString('latin1');
      expect(film).not.toMatch(/phone\.mov|Lavf\d/);
    });

    it('is named by the manifest, file for file', () => {
      const manifest = readFileSync(path.join(site, 'lib/media-manifest/hero.ts'), 'utf8');
      const files = [...filesOf(films.landscape), ...filesOf(films.portrait)].sort();
      expect(media(site)).toEqual(files);
      for (const file of files) expect(manifest).toContain(`'/media/${file}'`);
    });
  },
);

describeWithFfmpeg('a hero made of two films', () => {
  it('takes each for its shape, and replaces the films before it', async () => {
    const site = newSite('two');
    const ember = make('ember.mkv', '-f', 'lavfi', '-i', 'color=0xfc6a32:s=432x240:r=10:d=4', '-c:v', 'ffv1');
    const tide = make('tide.mkv', '-f', 'lavfi', '-i', 'color=0x4edcdc:s=240x432:r=10:d=4', '-c:v', 'ffv1');
    await publishHero([ember], {}, site);
    const films = await publishHero([tide, ember], {}, site);
    expect(media(site)).toEqual([...filesOf(films.landscape), ...filesOf(films.portrait)].sort());
    for (const [film, color] of [
      [films.landscape, [0xfc, 0x6a, 0x32]],
      [films.portrait, [0x4e, 0xdc, 0xdc]],
    ] as const) {
      for (const file of filesOf(film)) {
        const seen = await colorOf(path.join(site, 'public/media', file));
        seen.forEach((channel, index) => expect(Math.abs(channel - color[index]!)).toBeLessThan(8));
      }
    }
  });

  it('refuses two in the same shape', async () => {
    const site = newSite('same');
    const film = make('film.mkv', ...picture(4), ...quick);
    await expect(publishHero([film, film], {}, site)).rejects.toThrow(
      /are both landscape: bring one of each\.$/,
    );
  });
});

describeWithFfmpeg('a walkthrough', () => {
  const footage = () => make('tour.avi', ...picture(10, { size: '427x241', rate: 5 }), '-c:v', 'ffv1');

  it('without sound says so, and keeps the footage’s shape', async () => {
    const site = newSite('silent');
    const film = await publishWalkthrough({ file: footage(), captions: 'WEBVTT\n' }, {}, site);
    expect(film).toMatchObject({ width: 428, height: 242, sound: false, duration: 10 });
    expect(film.sources.map(({ type }) => type)).toEqual([
      expect.stringMatching(/codecs="av01\.[\d.M]+"/),
      expect.stringMatching(/codecs="avc1\.\w+"/),
    ]);
    for (const { src } of film.sources) {
      expect(readMp4(readFileSync(path.join(site, 'public', src))).sound).toBe(false);
    }
    expect(readFileSync(path.join(site, 'public', film.captions!.src), 'utf8')).toBe('WEBVTT\n');
    expect(film.chapters).toBeUndefined();
  });

  it('whose sound is silence has none', async () => {
    const silence = ['-f', 'lavfi', '-i', 'anullsrc=d=10'];
    const file = make('hush.mkv', ...picture(10, { rate: 5 }), ...silence, ...quick, '-c:a', 'flac');
    await expect(publishWalkthrough({ file }, {}, newSite('hush'))).resolves.toMatchObject({ sound: false });
  });

  it('changes nothing on the site when it fails, at whatever step', async () => {
    const site = newSite('failing');
    const file = footage();
    await publishWalkthrough({ file, posterAt: 1 }, {}, site);
    const before = [media(site), readFileSync(path.join(site, 'lib/media-manifest/walkthrough.ts'), 'utf8')];

    const stop = new AbortController();
    const stopLate = { signal: stop.signal, report: (line: string) => line.includes('av1') && stop.abort() };
    await expect(publishWalkthrough({ file }, stopLate, site)).rejects.toThrow(/abort/i);
    await expect(publishWalkthrough({ file, captions: '1\n00:00' }, {}, site)).rejects.toThrow(
      'The captions are no WebVTT: their first line must begin with WEBVTT.',
    );
    truncateSync(file, 100_000);
    await expect(publishWalkthrough({ file }, {}, site)).rejects.toThrow(/tour\.avi is (cut off|too short)/);
    expect([media(site), readFileSync(path.join(site, 'lib/media-manifest/walkthrough.ts'), 'utf8')]).toEqual(
      before,
    );
    expect(existsSync(path.join(site, 'lib/media-manifest/walkthrough.ts.next'))).toBe(false);
  });
});
