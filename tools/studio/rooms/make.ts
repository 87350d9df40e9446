// Draws one room as a 360 degree picture: npx tsx tools/studio/rooms/make.ts ROOM FILE.png [FACE]
// FACE is the side of one face of the cube, in pixels. With 1792, which is usual, the picture is 7168x3584: `npm run
// media` makes smaller faces from it. More than that is too much for the browser.
import { execFileSync } from 'node:child_process';
import { bundlePage, openRenderer } from '../render/renderer';
import { toPng } from '../render/still';
import { columns, rows } from './layout';
import { views } from './view-list';

const [room, file, face = '1792'] = process.argv.slice(2);
const index = views.findIndex(({ id }) => id === room);
if (index < 0 || !file)
  throw new Error(`Name a room and a file. Rooms: ${views.map(({ id }) => id).join(', ')}.`);

const side = Number(face);
const picture = { width: columns * side, height: rows * side, subframes: 1 };
const renderer = await openRenderer(await bundlePage('rooms/rooms.page.ts'), picture);
try {
  const cube = await toPng(await renderer.frame(index), picture);
  const filter = `v360=c3x2:e:w=${4 * side}:h=${2 * side}:interp=lanczos,format=rgb24`;
  execFileSync(
    'ffmpeg',
    ['-v', 'error', '-y', '-f', 'png_pipe', '-i', '-', '-vf', filter, '-frames:v', '1', file],
    {
      input: cube,
    },
  );
} finally {
  await renderer.close();
}
