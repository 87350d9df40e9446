/** @jest-environment node */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, truncateSync, watch, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { makeFolder } from '../fixtures/folders';
import { root } from '../run.mjs';
import { cover, pictureFilter } from './color';
import { inputOf, missingFfmpeg, run } from './ffmpeg';
import { makeHero } from './hero';
import { probe } from './probe';
import { withDraft, type Draft } from './publish';
import { readPhoto } from './photo';
import { makeRoom } from './room';
import { measure } from './sound';
import { makeWalkthrough } from './walkthrough';

const folder = makeFolder();
const at = (name: string) => path.join(folder, name);

/** Makes a file with ffmpeg. @param args in words */
function make(name: string, args: string) {
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...args.split(' '), at(name)]);
  return at(name);
}

const write = (name: string, content: string | Buffer) => {
  writeFileSync(at(name), content);
  return at(name);
};

/** A moving picture, how to encode it fast, and a tone. */
const moving = (seconds: number, size = '426x240') =>
  `-f lavfi -i testsrc=size=${size}:rate=12:duration=${seconds}`;
const quick = '-c:v libx264 -preset ultrafast -pix_fmt yuv420p';
const tone = (volume: number) => `-f lavfi -i sine=frequency=440:duration=4,volume=${volume}`;

/** Does work for a site. @returns what it returns, and the lines that it reports */
async function work<Result>(
  task: (draft: Draft) => Promise<Result>,
  site = makeFolder(),
  signal?: AbortSignal,
) {
  const lines: string[] = [];
  const report = (line: string) => lines.push(line);
  return { result: await withDraft({ root: site, report, show: () => {}, signal }, task), lines, site };
}

const manifest = (site: string, kind: string) =>
  JSON.parse(readFileSync(path.join(site, `lib/content/generated/${kind}.json`), 'utf8'));
const published = (site: string) => readdirSync(path.join(site, 'public/media/generated')).sort();

/** The color of a picture's middle, from 0 to 255. */
const colorOf = async (file: string) => {
  const { width, height } = await sharp(file).metadata();
  const box = { left: width >> 1, top: height >> 1, width: 4, height: 4 };
  return [...(await sharp(file).extract(box).resize(1, 1).removeAlpha().raw().toBuffer())];
};

function expectColor(found: readonly number[], wanted: readonly number[], tolerance = 12) {
  const far = found.filter((channel, index) => Math.abs(channel - wanted[index]!) > tolerance);
  expect({ found, far }).toEqual({ found, far: [] });
}

(missingFfmpeg() ? describe.skip : describe)('npm run media', () => {
  const ember = [252, 106, 50];
  const unnamed = 'setparams=colorspace=unknown:color_primaries=unknown:color_trc=unknown';
  const nits203 = 'zscale=t=linear:npl=203,format=gbrpf32le';

  it.each([
    ['SDR', 'zscale=m=bt709:r=tv', 'yuv420p', 10],
    ['SDR without tags', `zscale=m=smpte170m:r=tv,${unnamed}`, 'yuv420p', 10],
    ['SDR in full range', 'zscale=m=bt709:r=pc', 'yuv420p', 10],
    ['RGB', 'null', 'gbrp', 10],
    ['BT.2020', 'zscale=p=bt2020:m=bt2020nc:r=tv', 'yuv420p10le', 10],
    ['P3', 'zscale=p=smpte432:m=bt709:r=tv', 'yuv420p10le', 10],
    ['HLG', `${nits203},zscale=p=bt2020:t=arib-std-b67:m=bt2020nc:r=tv:npl=203`, 'yuv420p10le', 60],
    ['PQ', `${nits203},zscale=p=bt2020:t=smpte2084:m=bt2020nc:r=tv:npl=203`, 'yuv420p10le', 60],
  ])('keeps the color of footage in %s', async (name, space, format, tolerance) => {
    const rgb = 'format=gbrp,setparams=color_primaries=bt709:color_trc=bt709:colorspace=gbr:range=pc';
    const source = '-f lavfi -i color=0xfc6a32:s=426x240:r=12:d=1 -vf';
    const file = make(
      `${name.replaceAll(' ', '-')}.mkv`,
      `${source} ${rgb},${space},format=${format} -c:v ffv1`,
    );
    await work(async (draft) => {
      const footage = await probe(file, [0, 9], draft);
      const filter = pictureFilter(footage, cover(footage, { width: 320, height: 180 }));
      await run(
        'ffmpeg',
        ['-v', 'error', '-i', inputOf(file), '-vf', filter, '-frames:v', '1', at('a.png')],
        draft,
      );
    });
    expectColor(await colorOf(at('a.png')), ember, tolerance);
  });

  it('makes a hero for wide and tall screens with the track that can be heard, and names its files', async () => {
    const tracks = `${moving(4)} -f lavfi -i anullsrc=d=4 ${tone(0.05)} -filter_complex [2]pan=5.1|FC=c0[a]`;
    const file = make('hero.mov', `${tracks} -map 0 -map 1 -map [a] ${quick} -c:a pcm_s16le`);
    const { lines, site } = await work((draft) => makeHero([file], draft));
    expect(lines).toContain(`${file}: takes number 2 of its 2 sound tracks`);
    const { landscape, portrait, sharp: sharper } = manifest(site, 'hero');
    expect(sharper).toBeUndefined();
    expect(portrait.height).toBe(240);
    expect(landscape).toMatchObject({ width: 426, height: 240, duration: 4, sound: true });
    const types = landscape.sources.map(({ type }: { type: string }) => type);
    expect(types).toEqual([
      expect.stringMatching(/^video\/mp4; codecs="av01\.0\.\d\dM\.08, opus"$/),
      expect.stringMatching(/^video\/mp4; codecs="avc1\.6400[\da-f]{2}, mp4a\.40\.2"$/),
    ]);
    const named = JSON.stringify([landscape, portrait]).match(/hero-[\w.-]+/g)!;
    expect(published(site)).toEqual(named.sort());
    for (const { src } of landscape.sources) {
      const { loudness, peak } = await measure(path.join(site, `public${src}`), 1, 'anull', {
        scratch: site,
      });
      expect(Math.abs(loudness + 16)).toBeLessThan(1);
      expect(peak).toBeLessThan(-1);
    }
  });

  it('refuses footage in one sentence', async () => {
    const cut = make('cut.mp4', `${moving(6)} ${quick} -movflags +faststart`);
    truncateSync(cut, readFileSync(cut).length >> 1);
    for (const [file, sentence] of [
      ['no.mp4', 'no.mp4 was not found.'],
      [cut, 'cut.mp4 is cut off: it holds '],
      [
        make('short.mkv', `${moving(1)} ${quick}`),
        'short.mkv is too short: 1 seconds, and the minimum is 4.',
      ],
      [
        make('small.mkv', `${moving(4, '160x90')} ${quick}`),
        'small.mkv is too small: it has 160 x 90 pixels',
      ],
      [make('a.png', `${moving(1)} -frames:v 1`), 'a.png is not a video: it holds a single image.'],
      [make('sound.mka', tone(1)), 'sound.mka is not a video: it has no moving picture.'],
      [write('notes.txt', 'Not a video.\n'.repeat(500)), 'notes.txt is not a video.'],
      [write('text.mp4', 'Nor this.'), 'text.mp4 is not a video: '],
    ] as const)
      await expect(work((draft) => makeHero([file], draft))).rejects.toThrow(sentence);
  });

  it('makes a walkthrough with captions from SRT, or replaces nothing', async () => {
    const film = make(
      'film.h264',
      `${moving(10, '427x241')} -c:v libx264 -preset ultrafast -pix_fmt yuv444p`,
    );
    const srt = write('a.srt', '1\n00:00:01,000 --> 00:00:02,000\nTom & <i>Jo</i>\n');
    const { site } = await work((draft) => makeWalkthrough(film, srt, draft));
    const video = manifest(site, 'walkthrough');
    expect(video).toMatchObject({ width: 428, height: 242, duration: 10, sound: false });
    expect(Date.parse(video.date)).toBeGreaterThan(Date.now() - 600_000);
    const captions = readFileSync(path.join(site, `public${video.captions.src}`), 'utf8');
    expect(captions).toContain('00:01.000 --> 00:02.000\nTom & <i>Jo</i>');

    const before = [manifest(site, 'walkthrough'), published(site)];
    for (const [file, content, sentence] of [
      [
        'late.vtt',
        'WEBVTT\n\n00:11.000 --> 00:12.000\nLate',
        'has no caption that a browser shows during the film',
      ],
      ['comma.vtt', 'WEBVTT\n\n00:00:01,000 --> 00:00:02,000\nA', 'has no caption that a browser shows'],
      ['latin.srt', Buffer.from('1\n00:00:01,000 --> 00:00:02,000\nCaf\xE9\n', 'latin1'), 'is not in UTF-8'],
      ['list.vtt', 'Not captions', 'is not WebVTT or SRT'],
    ] as const)
      await expect(work((draft) => makeWalkthrough(film, write(file, content), draft), site)).rejects.toThrow(
        `${file} ${sentence}`,
      );
    const stop = new AbortController();
    const late = work(
      (draft) => makeWalkthrough(film, srt, { ...draft, report: () => stop.abort() }),
      site,
      stop.signal,
    );
    await expect(late).rejects.toThrow(/abort/i);
    expect([manifest(site, 'walkthrough'), published(site)]).toEqual(before);
  });

  /** A 360 degree photo: blue above the horizon, which is where the camera stood upright. */
  const photo = async (name: string, svg: string, xmp = '', size = [4096, 2048]) =>
    sharp(
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" preserveAspectRatio="none"
      width="${size[0]}" height="${size[1]}"><rect width="40" height="20" fill="#642"/>${svg}</svg>`),
    )
      .withXmp(
        `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
        <rdf:Description xmlns:GPano="http://ns.google.com/photos/1.0/panorama/" ${xmp}/></rdf:RDF></x:xmpmeta>`,
      )
      .jpeg()
      .toFile(at(name))
      .then(() => at(name));

  it('adds a room at the end of the list, and replaces pictures in their place', async () => {
    const file = await photo('room.jpg', '<rect width="40" height="10" fill="#48f"/>');
    const old = (id: string) => ({ id, first: { avif: { src: `/media/generated/room-${id}.0.avif` } } });
    const site = makeFolder({
      'lib/content/rooms.json': '[{ "id": "dome", "name": "Dome" }]',
      'lib/content/generated/room.json': JSON.stringify([old('hall-2'), old('dome')]),
      'public/media/generated/room-hall-2.0.avif': '',
      'public/media/generated/room-dome.0.avif': '',
    });
    await work((draft) => makeRoom(file, 'hall-2', draft), site);
    expect(JSON.parse(readFileSync(path.join(site, 'lib/content/rooms.json'), 'utf8'))).toEqual([
      { id: 'dome', name: 'Dome' },
      { id: 'hall-2', name: 'Hall', alt: 'Hall: the view ahead.', notes: [], doors: [] },
    ]);
    const [hall, dome] = manifest(site, 'room');
    expect(dome).toEqual(old('dome'));
    expect(published(site)).toHaveLength(11);
    expect(published(site)).not.toContain('room-hall-2.0.avif');
    expectColor(await colorOf(path.join(site, `public${hall.still.jpeg[0].src}`)), [102, 68, 34]);
  });

  it('levels a photo by what its camera noted', async () => {
    // 30 degrees up is a third of the way from the horizon to the zenith.
    const file = await photo(
      'pose.jpg',
      '<rect y="0" width="40" height="13.4" fill="#48f"/>',
      'GPano:PosePitchDegrees="30"',
    );
    const { result, lines } = await work(async (draft) => colorOf(await readPhoto(file, draft)));
    expectColor(result, [68, 136, 255]);
    expect(lines[0]).toMatch(/30° pitch and 0° roll: it is leveled$/);
  });

  it('refuses a photo in one sentence', async () => {
    const circles =
      '<rect width="40" height="20"/><circle cx="10" cy="10" r="10" fill="#48f"/><circle cx="30" cy="10" r="10" fill="#48f"/>';
    const torn = await photo('torn.jpg', '');
    truncateSync(torn, 20_000);
    const part = 'GPano:CroppedAreaImageWidthPixels="4096" GPano:FullPanoWidthPixels="8192"';
    for (const [file, sentence] of [
      ['no.jpg', 'no.jpg was not found.'],
      [write('note.txt', 'Not an image.'), 'note.txt is not an image'],
      [torn, 'torn.jpg is a damaged image, or JPG that nothing here decodes: save it as JPEG.'],
      [
        await photo('circles.jpg', circles),
        'circles.jpg has the two circles of a 360 degree camera: save it as',
      ],
      [
        await photo('part.jpg', '', part),
        'part.jpg is cut out of a panorama: save it as an equirectangular image',
      ],
      [
        await photo('wide.jpg', '', '', [4200, 2048]),
        'wide.jpg is not a 360 degree photo: it has 4200 x 2048 pixels',
      ],
      [await photo('tiny.jpg', '', '', [2048, 1024]), 'tiny.jpg is too small: it has 2048 x 1024 pixels'],
    ] as const)
      await expect(work((draft) => readPhoto(file, draft))).rejects.toThrow(sentence);
  });

  it('shows ffmpeg’s cause when it fails', async () => {
    const args = ['-v', 'error', ...moving(1).split(' '), '-vf', 'crop=9999:9999', '-f', 'null', '-'];
    await expect(run('ffmpeg', args, { scratch: folder })).rejects.toThrow(
      'Invalid too big or non positive size',
    );
  });
});

const command = ['--import', 'tsx', 'tools/media/command.ts'];

it.each([
  '',
  'a.mp4',
  'a.mp4 --as poster',
  'a b c --as hero',
  'a.mp4 --as hero --crop',
  'a.jpg --as room',
  'a.jpg --as room The-Dome',
])('prints its usage for "%s"', (args) => {
  const words = args.split(' ').filter(Boolean);
  const { status, stderr } = spawnSync(process.execPath, [...command, ...words], {
    cwd: root,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([
    2,
    expect.stringMatching(/^Usage:\n {2}npm run media -- FILE --as hero\n/),
  ]);
});

it('leaves neither a file nor ffmpeg behind after Ctrl-C', async () => {
  const tools = makeFolder({ 'a.mp4': '' });
  const [TMPDIR, pids] = [makeFolder(), makeFolder()];
  // An ffmpeg that only SIGKILL stops.
  const script = `#!/bin/sh\ncase "$*" in *-encoders|*-filters) echo ' libaom-av1 libx264 libopus zscale v360 '; exit;; esac
    case "$*" in *-show_streams*) echo '{"format":{},"streams":[{"index":0,"codec_type":"video"}]}'; exit;; esac
    trap '' INT TERM; mkdir ${pids}/$$; while :; do sleep 1; done`;
  for (const tool of ['ffmpeg', 'ffprobe']) writeFileSync(path.join(tools, tool), script, { mode: 0o755 });
  const env = { ...process.env, PATH: `${tools}:${process.env.PATH}`, TMPDIR };
  const args = [...command, path.join(tools, 'a.mp4'), '--as', 'hero'];
  const running = spawn(process.execPath, args, { cwd: root, env, stdio: 'ignore' });
  const ended = once(running, 'exit');
  const watcher = watch(pids);
  await Promise.race([once(watcher, 'change'), once(watcher, 'rename'), ended]);
  watcher.close();
  const [pid] = readdirSync(pids);
  running.kill('SIGINT');
  expect(await ended).toEqual([130, null]);
  expect(readdirSync(TMPDIR).filter((name) => name.startsWith('media-'))).toEqual([]);
  expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH');
});
