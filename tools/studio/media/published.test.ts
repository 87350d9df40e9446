/** @jest-environment node */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { rooms } from '@/lib/content/generated/rooms';
import { band, hero, walkthrough } from '@/lib/content/generated/videos';
import type { Encodes, MediaFile, Video } from '@/lib/content/generated/videos';
import { mediaFolder } from './draft';
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
import { manifestFolder } from './replace';

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

/** Every file in a manifest, however deep. */
function filesIn(value: unknown): MediaFile[] {
  if (typeof value !== 'object' || value === null) return [];
  return 'src' in value ? [value as MediaFile] : Object.values(value).flatMap(filesIn);
}
const named = filesIn([hero, band, walkthrough, rooms]);

const content = (src: string) => readFileSync(path.join('public', src));

it.each(named)('$src exists, with the size and the content that its name stands for', ({ src, bytes }) => {
  const file = content(src);
  expect(file.length).toBe(bytes);
  expect(src).toContain(`.${createHash('sha256').update(file).digest('hex').slice(0, 8)}.`);
});

it('keeps its manifests where publishing replaces them', () => {
  const manifests = readdirSync(manifestFolder).filter((file) => file.endsWith('.json'));
  expect(manifests).toEqual(['band.json', 'hero.json', 'room.json', 'walkthrough.json']);
});

it('leaves no file that the manifest does not name', () => {
  const files = readdirSync(path.join('public', mediaFolder));
  expect(files.map((file) => `/${mediaFolder}/${file}`).sort()).toEqual(named.map(({ src }) => src).sort());
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
