/** @jest-environment node */
import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { makeFolder } from '../../lib/fixtures/folders';
import { root } from '../run.mjs';
import { cover, videoFilter } from './video-filter';
import { missingFfmpeg, writeImage } from './ffmpeg';
import { makeHero } from './hero';
import { measure, probe } from './probe';
import { withWorkspace, type Workspace } from './workspace';
import { makeRoom, readPhoto } from './room';
import { makeWalkthrough } from './walkthrough';

const folder = makeFolder({
  'a.srt': '1\n00:00:01,000 --> 00:00:02,000\nTom, 1,000 & <i>Jo</i>\n',
  'latin.srt': Buffer.from('1\n00:00:01,000 --> 00:00:02,000\nCaf\xE9\n', 'latin1'),
  'late.vtt': 'WEBVTT\n\n00:11.000 --> 00:12.000\nLate',
  'text.srt': 'No captions.',
  'chapters.txt': '0:00 Start\n0:06 The ring\n',
  'text.mp4': 'Not a video.',
  'text.jpg': 'Not an image.',
});
const at = (name: string) => path.join(folder, name);

function make(name: string, args: string) {
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...args.split(' '), at(name)]);
  return at(name);
}

const moving = (seconds: number, size = '426x240') => `-f lavfi -i testsrc=s=${size}:r=12:d=${seconds}`;
const quick = '-c:v libx264 -preset ultrafast -pix_fmt yuv420p';

const work = <Result>(
  task: (workspace: Workspace) => Promise<Result>,
  site = makeFolder(),
  signal?: AbortSignal,
) => withWorkspace({ root: site, log: () => {}, signal }, task);

const focus = { landscape: '10% 20%', portrait: '30% 40%' };

const manifest = (site: string, kind: string) =>
  JSON.parse(readFileSync(path.join(site, `lib/content/generated/${kind}.json`), 'utf8'));
const published = (site: string) => readdirSync(path.join(site, 'public/media/generated')).sort();

async function expectColor(file: string, wanted: readonly number[], tolerance = 12) {
  const { width, height } = await sharp(file).metadata();
  const middle = sharp(file).extract({
    left: Math.floor(width / 2),
    top: Math.floor(height / 2),
    width: 1,
    height: 1,
  });
  const found = [...(await middle.removeAlpha().raw().toBuffer())];
  const far = found.filter((channel, index) => Math.abs(channel - wanted[index]!) > tolerance);
  expect({ found, far }).toEqual({ found, far: [] });
}

function photo(name: string, size: string, top = 0, height = 1) {
  const band = `drawbox=y=${top}:h=${height}:c=0x4488ff:t=fill`;
  return make(name, `-f lavfi -i color=0x664422:s=${size},format=rgb24,${band} -frames:v 1`);
}

async function withNote(name: string, photo: string, note: string) {
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
    <r:Description xmlns:GPano="http://ns.google.com/photos/1.0/panorama/" ${note}/></r:RDF></x:xmpmeta>`;
  await sharp(photo).withXmp(xmp).toFile(at(name));
  return at(name);
}

(missingFfmpeg() ? describe.skip : describe)('npm run media', () => {
  const unnamed = 'setparams=colorspace=unknown:color_primaries=unknown:color_trc=unknown';
  const light = 'zscale=t=linear:npl=203,format=gbrpf32le,zscale=p=bt2020:m=bt2020nc:r=tv:npl=203';

  it.each([
    ['SDR', 'zscale=m=bt709:r=tv', 'yuv420p', 10],
    ['SDR without tags', `zscale=m=smpte170m:r=tv,${unnamed}`, 'yuv420p', 10],
    ['SDR in full range', 'zscale=m=bt709:r=pc', 'yuv420p', 10],
    ['RGB', 'null', 'gbrp', 10],
    ['BT.2020', 'zscale=p=bt2020:m=bt2020nc:r=tv', 'yuv420p10le', 10],
    ['P3', 'zscale=p=smpte432:m=bt709:r=tv', 'yuv420p10le', 10],
    ['HLG', `${light}:t=arib-std-b67`, 'yuv420p10le', 60],
    ['PQ', `${light}:t=smpte2084`, 'yuv420p10le', 60],
  ])('keeps the color of footage in %s', async (_name, space, format, tolerance) => {
    const rgb = 'format=gbrp,setparams=color_primaries=bt709:color_trc=bt709:colorspace=gbr:range=pc';
    const filter = `${rgb},${space},format=${format}`;
    const file = make('color.mkv', `-f lavfi -i color=0xfc6a32:s=426x240:r=12:d=1 -vf ${filter} -c:v ffv1`);
    await work(async (workspace) => {
      const footage = await probe(file, [0, 9], workspace);
      const shown = videoFilter(footage, cover(footage, { width: 320, height: 180 }));
      await expectColor(
        await writeImage(footage.input, shown, 'color.png', workspace),
        [252, 106, 50],
        tolerance,
      );
    });
  });

  it('makes a hero for wide and tall screens, with the track that can be heard at -16 LUFS', async () => {
    const sounds = '-f lavfi -i anullsrc=d=4 -f lavfi -i sine=d=4,volume=.05';
    const file = make('hero.mov', `${moving(4)} ${sounds} -map 0 -map 1 -map 2 -c:a pcm_s16le ${quick}`);
    const site = makeFolder();
    await work((workspace) => makeHero([file], focus, workspace), site);
    const { landscape, portrait, hd } = manifest(site, 'hero');
    expect([landscape.focus, portrait.focus]).toEqual(['10% 20%', '30% 40%']);
    expect(landscape).toMatchObject({ width: 426, height: 240, duration: 4, sound: true });
    expect([portrait.width, portrait.height, hd]).toEqual([136, 240, undefined]);
    const named = JSON.stringify([landscape, portrait]).match(/hero-[\w.-]+/g)!;
    expect(published(site)).toEqual(named.sort());
    expect(landscape.sources.map(({ type }: { type: string }) => type)).toEqual([
      expect.stringMatching(/^video\/mp4; codecs="av01\.0\.\d\dM\.10, opus"$/),
      expect.stringMatching(/^video\/mp4; codecs="avc1\.6400[\da-f]{2}, mp4a\.40\.2"$/),
    ]);
    for (const { src } of landscape.sources) {
      const heard = await work((workspace) =>
        measure(path.join(site, `public${src}`), 1, 'anull', workspace),
      );
      expect(Math.abs(heard.input_i! + 16)).toBeLessThan(1);
      expect(heard.input_tp).toBeLessThan(-1);
    }
  });

  it('makes a walkthrough with captions from SRT, and replaces nothing if it fails or is stopped', async () => {
    const film = make('film.mp4', `${moving(10, '427x241')} -c:v libx264 -pix_fmt yuv444p`);
    const site = makeFolder();
    await work(
      (workspace) =>
        makeWalkthrough(film, { captions: at('a.srt'), chapters: at('chapters.txt') }, workspace),
      site,
    );
    const video = manifest(site, 'walkthrough');
    expect(video).toMatchObject({ width: 428, height: 242, duration: 10, sound: false });
    const captions = readFileSync(path.join(site, `public${video.captions.src}`), 'utf8');
    expect(captions).toBe('WEBVTT\n\n00:01.000 --> 00:02.000\nTom, 1,000 & <i>Jo</i>\n');
    const chapters = readFileSync(path.join(site, `public${video.chapters.src}`), 'utf8');
    expect(chapters).toBe(
      'WEBVTT\n\n00:00:00.000 --> 00:00:06.000\nStart\n\n00:00:06.000 --> 00:00:10.000\nThe ring\n',
    );
    expect(video.thumbnails).toMatchObject([
      { title: 'Start', start: 0 },
      { title: 'The ring', start: 6 },
    ]);

    const files = published(site);
    const stop = new AbortController();
    const log = (line: string) => line.startsWith('walkthrough in H.264: ') && stop.abort();
    const stopped = (workspace: Workspace) => ({ ...workspace, log });
    for (const [text, sentence] of [
      ['late.vtt', 'late.vtt has no caption that a browser shows during the film'],
      ['latin.srt', 'latin.srt is not in UTF-8: save it as UTF-8'],
      ['text.srt', 'text.srt has no captions that can be read: save them as WebVTT or SRT'],
    ] as const)
      await expect(
        work((workspace) => makeWalkthrough(film, { captions: at(text) }, workspace), site),
      ).rejects.toThrow(sentence);
    const last = work(
      (workspace) => makeWalkthrough(film, { captions: at('a.srt') }, stopped(workspace)),
      site,
      stop.signal,
    );
    await expect(last).rejects.toThrow(/abort/i);
    expect([manifest(site, 'walkthrough'), published(site)]).toEqual([video, files]);
  });

  it('adds a room at the end of the list, and replaces pictures in their place', async () => {
    const file = photo('room.png', '4096x2048', 0, 1020);
    const old = (id: string) => ({ id, base: `room-${id}.0.avif` });
    const site = makeFolder({
      'lib/content/rooms.json': '[{ "id": "dome", "name": "Dome" }]',
      'lib/content/generated/room.json': JSON.stringify([old('hall-2'), old('dome')]),
      'public/media/generated/room-hall-2.0.avif': '',
      'public/media/generated/room-dome.0.avif': '',
    });
    await work((workspace) => makeRoom(file, 'hall-2', workspace), site);
    expect(JSON.parse(readFileSync(path.join(site, 'lib/content/rooms.json'), 'utf8'))).toEqual([
      { id: 'dome', name: 'Dome' },
      { id: 'hall-2', name: 'Hall', alt: 'Hall: the view ahead.', notes: [], doors: [] },
    ]);
    const [hall, dome] = manifest(site, 'room');
    expect(dome).toEqual(old('dome'));
    expect(published(site)).toHaveLength(9);
    expect(published(site)).not.toContain('room-hall-2.0.avif');
    await expectColor(path.join(site, `public${hall.poster.jpeg.src}`), [102, 68, 34]);
  });

  it('reads the film of a file that also has a cover', async () => {
    const cover = make('cover.jpg', `${moving(1)} -frames:v 1`);
    const film = make('plain.mp4', `${moving(4)} ${quick}`);
    const both = make('both.mkv', `-i ${cover} -i ${film} -map 0 -map 1 -c copy`);
    const { video, duration } = await work((workspace) => probe(both, [0, 9], workspace));
    expect([video.codec_name, duration]).toEqual(['h264', 4]);
  });

  it('refuses what it cannot use in one sentence', async () => {
    const cut = make('cut.mp4', `${moving(6)} ${quick} -movflags +faststart`);
    truncateSync(cut, Math.floor(readFileSync(cut).length / 2));
    const circle = '<circle cx="1024" cy="1024" r="1000" fill="gray"/>';
    const circles = `<svg width="4096" height="2048"><path d="M0 0h4096v2048H0"/>${circle}<g transform="translate(2048)">${circle}</g></svg>`;
    await sharp(Buffer.from(circles)).toFile(at('circles.png'));
    const half = 'GPano:CroppedAreaImageWidthPixels="4096" GPano:FullPanoWidthPixels="8192"';
    const whole = photo('whole.png', '4096x2048');
    const part = await withNote('part.jpg', whole, half);
    const tilted = await withNote('tilted.jpg', whole, 'GPano:PosePitchDegrees="30"');
    const joined = (name: string, first: string, second: string) => {
      const parts = [make(`1-${name}`, first), make(`2-${name}`, second)];
      writeFileSync(at('parts.txt'), parts.map((part) => `file '${part}'\n`).join(''));
      return make(name, `-f concat -safe 0 -i ${at('parts.txt')} -c copy`);
    };
    const turned = joined('turned.mkv', `${moving(3)} ${quick}`, `${moving(3, '240x426')} ${quick}`);
    const withSound = (channels: number) =>
      `${moving(3)} -f lavfi -i sine=d=3 -ac ${channels} -c:a aac ${quick}`;
    const louder = joined('louder.mkv', withSound(1), withSound(2));
    const hero = (file: string) => work((workspace) => makeHero([file], focus, workspace));
    const room = (file: string) => work((workspace) => readPhoto(file, workspace));
    for (const [use, file, sentence] of [
      [hero, 'no.mp4', 'no.mp4 was not found.'],
      [hero, cut, 'cut.mp4 is cut off: it holds '],
      [hero, make('short.mkv', `${moving(1)} ${quick}`), 'is 1.0 seconds long: it must have 4 to 30.'],
      [hero, make('small.mkv', `${moving(4, '160x90')} ${quick}`), 'is too small: it has 160 x 90 pixels'],
      [
        hero,
        make('a.png', `${moving(1)} -frames:v 1`),
        'a.png is no moving picture, or does not say how long it is: export it as MP4.',
      ],
      [
        hero,
        at('text.mp4'),
        /text.mp4 is not a video, or only the beginning of one [^\n]+: copy or export it again.$/,
      ],
      [hero, turned, 'turned.mkv is first 426x240, then 240x426 pixels: cut it where that changes'],
      [hero, louder, 'louder.mkv changes the format of its sound: cut it where that changes'],
      [room, at('text.jpg'), 'text.jpg cannot be read as an image: save it as JPEG.'],
      [room, photo('wide.png', '4200x2048'), 'is not a 360 degree photo: it has 4200 x 2048'],
      [room, part, 'part.jpg is a part of a larger 360 degree photo: use the whole one.'],
      [room, tilted, "tilted.jpg is tilted by 30°: level it in the camera's app, and export it again."],
      [room, at('circles.png'), 'circles.png has the two circles of a camera'],
      [room, photo('tiny.png', '2048x1024'), 'is too small: it has 2048 x 1024 pixels'],
    ] as const)
      await expect(use(file)).rejects.toThrow(sentence);
  });
});

it.each([
  ['', 'Usage:'],
  ['a b c --as hero', 'Usage:'],
  ['a.mp4 --as heros', '--as must be hero, walkthrough or room, not "heros".'],
  ['a.mp4 --as hero --focus-portrait 74%', '--focus-portrait must be like "74% 30%", not "74%".'],
  ['a.mp4 --as hero --captions a.vtt', '--captions and --chapters are only for a walkthrough.'],
  ['a.jpg --as room The-Dome', 'A room needs a name of lowercase letters, digits and hyphens'],
])('answers "%s" with what is allowed', (words, answer) => {
  const args = ['--import', 'tsx', 'tools/media/command.ts', ...words.split(' ').filter(Boolean)];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr.startsWith(answer)).toBe(true);
});
