/** @jest-environment node */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { band } from '@/lib/content/media/band';
import { hero } from '@/lib/content/media/hero';
import { rooms } from '@/lib/content/media/rooms';
import type { Encodes, MediaFile, Video } from '@/lib/content/media/types';
import { walkthrough } from '@/lib/content/media/walkthrough';
import { readMp4 } from './encode/mp4';
import {
  bandLandscapeLimits,
  bandLimits,
  bandPortraitLimits,
  heroLimits,
  landscapeLimits,
  portraitLimits,
  roomLimits,
  sharpLimits,
  sharpTourLimits,
  stillLimits,
  posterBudget,
  previewBudget,
  tourLimits,
  walkthroughLimits,
  type EncodeLimits,
  type Limits,
  type VideoLimits,
} from './limits';
import { isOfKind, manifestFolder } from './replace';

type Published = { name: string; video: Video; largest?: Encodes; limits: Limits & VideoLimits };

const videos: Published[] = [
  { name: 'landscape hero', video: hero.landscape, limits: { ...heroLimits, ...landscapeLimits } },
  { name: 'portrait hero', video: hero.portrait, limits: { ...heroLimits, ...portraitLimits } },
  { name: 'landscape band', video: band.landscape, limits: { ...bandLimits, ...bandLandscapeLimits } },
  { name: 'portrait band', video: band.portrait, limits: { ...bandLimits, ...bandPortraitLimits } },
  {
    name: 'walkthrough',
    video: walkthrough,
    largest: walkthrough.sharp,
    limits: { ...walkthroughLimits, ...tourLimits },
  },
];
const texts = [walkthrough.captions, walkthrough.chapters].filter((text) => text !== undefined);
const stills = (walkthrough.stills ?? []).flatMap(({ avif, jpeg }) => [...avif, ...jpeg]);
const cubes = rooms.flatMap(({ first, detail }) => [
  ...Object.values(first).map((file) => ({ ...file, limits: roomLimits.first })),
  ...Object.values(detail).map((file) => ({ ...file, limits: roomLimits.detail })),
]);
const roomStills = rooms.flatMap(({ still }) => [...still.avif, ...still.jpeg]);
const named: MediaFile[] = [
  ...cubes,
  ...roomStills,
  ...(hero.sharp?.sources ?? []),
  ...(walkthrough.sharp?.sources ?? []),
  ...stills,
  ...videos.flatMap(({ video }) => [...video.sources, ...video.poster.avif, ...video.poster.jpeg]),
  ...texts,
];

const content = (src: string) => readFileSync(path.join('public', src));

it.each(named)('$src exists, with the size and the content that its name stands for', ({ src, bytes }) => {
  const file = content(src);
  expect(file.length).toBe(bytes);
  expect(src).toContain(`.${createHash('sha256').update(file).digest('hex').slice(0, 8)}.`);
});

it.each(['hero', 'walkthrough', 'band', 'rooms', 'types'])(
  'keeps the module %s where publishing replaces manifests',
  (name) => {
    expect(existsSync(path.join(manifestFolder, `${name}.ts`))).toBe(true);
  },
);

it('leaves no file that the manifest does not name', () => {
  const files = readdirSync('public/media').filter(
    (file) =>
      isOfKind(file, 'hero') ||
      isOfKind(file, 'walkthrough') ||
      isOfKind(file, 'band') ||
      isOfKind(file, 'room') ||
      /\.(mp4|webm|vtt)$/.test(file),
  );
  expect(files.map((file) => `/media/${file}`).sort()).toEqual(named.map(({ src }) => src).sort());
});

describe.each(videos)('the $name', ({ video, largest, limits }) => {
  it('is in AV1 and in H.264, each within its budget', () => {
    expect(video.sources.map(({ src }) => src.split('.').slice(-2).join('.'))).toEqual([
      'av1.mp4',
      'h264.mp4',
    ]);
    const [av1, h264] = video.sources;
    expect(av1!.bytes).toBeLessThanOrEqual(limits.budgets.av1);
    expect(h264!.bytes).toBeLessThanOrEqual(limits.budgets.h264);
  });

  it('has the codecs, sound, length and shape that the manifest states', () => {
    for (const { src, type } of video.sources) {
      const file = readMp4(content(src));
      expect({ type: file.type, sound: file.sound }).toEqual({ type, sound: video.sound });
      expect(Math.abs(file.duration - video.duration)).toBeLessThan(0.05);
      expect(file.width / file.height).toBeCloseTo(video.width / video.height, 2);
    }
  });

  it('has a length within the limits of its kind', () => {
    expect(video.duration).toBeGreaterThan(limits.shortest - 0.1);
    expect(video.duration).toBeLessThan(limits.longest + 0.1);
  });

  it('has posters of the stated widths, in its own shape, each within the budget', async () => {
    for (const { src, width, bytes } of [...video.poster.avif, ...video.poster.jpeg]) {
      const poster = await sharp(content(src)).metadata();
      expect(poster.width).toBe(width);
      expect(Math.abs(poster.height - (width * video.height) / video.width)).toBeLessThanOrEqual(1);
      expect(bytes).toBeLessThanOrEqual(
        limits.posterBudgets?.[src.endsWith('.avif') ? 'avif' : 'jpg'] ?? posterBudget,
      );
    }
  });

  it('has a preview in its own shape, within the budget', async () => {
    const preview = Buffer.from(video.poster.preview.replace('data:image/avif;base64,', ''), 'base64');
    const { width, height } = await sharp(preview).metadata();
    expect(Math.abs(height - (width * video.height) / video.width)).toBeLessThanOrEqual(1);
    expect(preview.length).toBeLessThanOrEqual(limits.previewBudget ?? previewBudget);
  });

  it('has one poster as wide as its largest file', () => {
    const { width } = largest ?? video;
    expect([video.poster.avif.at(-1)?.width, video.poster.jpeg.at(-1)?.width]).toEqual([width, width]);
  });
});

const sharpVideos: [string, Video, Encodes | undefined, EncodeLimits][] = [
  ['hero', hero.landscape, hero.sharp, sharpLimits],
  ['walkthrough', walkthrough, walkthrough.sharp, sharpTourLimits],
];

it.each(sharpVideos)(
  'keeps the sharp %s within its budgets, in the shape and length of the smaller one',
  (_name, video, sharpVideo, { budgets }) => {
    for (const { src, type, bytes } of sharpVideo?.sources ?? []) {
      expect(bytes).toBeLessThanOrEqual(src.includes('.av1.') ? budgets.av1 : budgets.h264!);
      const file = readMp4(content(src));
      expect({ type: file.type, sound: file.sound }).toEqual({ type, sound: video.sound });
      expect(file.duration).toBeCloseTo(video.duration, 1);
      expect(file.width / file.height).toBeCloseTo(video.width / video.height, 2);
    }
  },
);

it('has small stills of the walkthrough’s chapters', () => {
  for (const { bytes } of stills) expect(bytes).toBeLessThanOrEqual(stillLimits.budget);
});

it.each(cubes)(
  'keeps the room $src within its budget, with six square faces',
  async ({ src, bytes, face, limits }) => {
    expect(bytes).toBeLessThanOrEqual(limits.budget);
    expect(face).toBe(limits.face);
    const { width, height } = await sharp(content(src)).metadata();
    expect([width, height]).toEqual([3 * face, 2 * face]);
  },
);

it.each(roomStills)('keeps the still $src small and in its stated width', async ({ src, bytes, width }) => {
  expect(bytes).toBeLessThanOrEqual(roomLimits.still.budget);
  const still = await sharp(content(src)).metadata();
  expect([still.width, still.height]).toEqual([width, (width * 9) / 16]);
});

it('has a silent band', () => {
  expect([band.landscape.sound, band.portrait.sound]).toEqual([false, false]);
});

it('has captions and chapters in WebVTT', () => {
  for (const { src } of texts) expect(content(src).toString()).toMatch(/^WEBVTT\s/);
});
