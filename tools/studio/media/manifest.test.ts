/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import type { RoomImages, WalkthroughVideo } from '../../../lib/content/media/types';
import { root } from '../../run.mjs';
import { heroModule, roomsModule, walkthroughModule } from './manifest';
import { manifestFolder } from './replace';

const video: WalkthroughVideo = {
  width: 1280,
  height: 720,
  duration: 12.5,
  sound: true,
  sources: [{ src: '/media/a.mp4', bytes: 1, type: 'video/mp4; codecs="avc1.64001f"' }],
  poster: {
    avif: [{ src: '/media/a.avif', bytes: 2, width: 640 }],
    jpeg: [
      { src: '/media/a.jpg', bytes: 3, width: 640 },
      { src: '/media/b.jpg', bytes: 4, width: 1280 },
    ],
    preview: `data:image/avif;base64,${'A'.repeat(120)}`,
  },
  captions: undefined,
  chapters: { src: '/media/c.vtt', bytes: 5 },
};

const cube = { src: '/media/c.avif', bytes: 6, face: 8 };
const still = { src: '/media/d.avif', bytes: 7, width: 640 };
const room: RoomImages = {
  id: 'dome',
  first: { avif: cube, jpeg: cube },
  detail: { avif: cube, jpeg: cube },
  still: { avif: [still], jpeg: [still] },
};

/** Evaluates a manifest module. @returns what it exports */
const read = (module: string) => new Function(`return ${module.slice(module.indexOf('= ') + 2)}`)();

it('contains everything about the videos', () => {
  expect(read(walkthroughModule(video))).toEqual(JSON.parse(JSON.stringify(video)));
  const videos = { landscape: video, portrait: { ...video, sound: false } };
  expect(read(heroModule(videos))).toEqual(JSON.parse(JSON.stringify(videos)));
});

it('contains everything about the rooms', () => {
  expect(read(roomsModule([room]))).toEqual([room]);
});

it('leaves out captions that do not exist', () => {
  expect(walkthroughModule(video)).not.toContain('captions');
});

it('is formatted as Prettier would format it', () => {
  const modules = [
    walkthroughModule(video),
    heroModule({ landscape: video, portrait: video }),
    roomsModule([room, room]),
  ];
  for (const input of modules) {
    const prettier = spawnSync(
      process.execPath,
      ['node_modules/prettier/bin/prettier.cjs', '--stdin-filepath', `${manifestFolder}/video.ts`],
      { cwd: root, input, encoding: 'utf8' },
    );
    expect(prettier.stdout).toBe(input);
  }
}, 60_000);
