/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import type { WalkthroughFilm } from '../../../lib/content/media/types';
import { root } from '../../run.mjs';
import { heroModule, walkthroughModule } from './manifest';

const film: WalkthroughFilm = {
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

/** What a module exports. */
const read = (module: string) => new Function(`return ${module.slice(module.indexOf('= ') + 2)}`)();

it('says everything of the films', () => {
  expect(read(walkthroughModule(film))).toEqual(JSON.parse(JSON.stringify(film)));
  const films = { landscape: film, portrait: { ...film, sound: false } };
  expect(read(heroModule(films))).toEqual(JSON.parse(JSON.stringify(films)));
});

it('says nothing of captions that there are not', () => {
  expect(walkthroughModule(film)).not.toContain('captions');
});

it('is set as Prettier would set it', () => {
  for (const input of [walkthroughModule(film), heroModule({ landscape: film, portrait: film })]) {
    const prettier = spawnSync(
      process.execPath,
      ['node_modules/prettier/bin/prettier.cjs', '--stdin-filepath', 'lib/media-manifest/film.ts'],
      { cwd: root, input, encoding: 'utf8' },
    );
    expect(prettier.stdout).toBe(input);
  }
}, 60_000);
