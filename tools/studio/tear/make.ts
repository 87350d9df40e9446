// Makes the masters of the hero "the tear": npx tsx tools/studio/tear/make.ts FOLDER [SCALE]
// FOLDER receives master-SHAPE.mkv and still-SHAPE.png. SCALE 1 makes 1280x720 and 780x1386, and 1.5, which is usual,
// makes 1920x1080 and 1170x2079.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { colors } from '../world/site-palette';
import { renderMaster } from '../render/master';
import { printProgress } from '../render/progress';
import { heroSound } from '../sound/hero-sound';
import { wav } from '../sound/signal/wav';
import { framesPerSecond } from '../world/clock';
import { begin, length, opening, overlapFrames } from './moments';
import { cuts, scene } from './setups';

const [folder, size = '1.5'] = process.argv.slice(2);
if (!folder) throw new Error('Name a folder.');
const scale = Number(size);
const frames = length * framesPerSecond;
const first = Math.round((opening - begin) * framesPerSecond);
const ffmpeg = (...args: string[]) => execFileSync('ffmpeg', ['-v', 'error', '-y', ...args]);

/** The place of each image in the drawn one, and its height with plain ground below it. */
const { landscape, portrait } = cuts;
const places = {
  landscape: { left: 0, top: 0, whole: landscape.height },
  portrait: { left: landscape.width, top: scene.height - portrait.height, whole: 1386 },
};

/** The last frames pass into those before the first one, and the loop turns until it begins with the poster. */
const closed =
  `split=3[a][b][c];` +
  `[a]trim=end_frame=${overlapFrames},setpts=PTS-STARTPTS[before];` +
  `[b]trim=start_frame=${frames}:end_frame=${frames + overlapFrames},setpts=PTS-STARTPTS[end];` +
  `[end][before]blend=all_expr='A+(B-A)*(N+1)/${overlapFrames + 1}'[over];` +
  `[c]trim=start_frame=${overlapFrames}:end_frame=${frames},setpts=PTS-STARTPTS[rest];` +
  `[rest][over]concat=n=2:v=1,split[p][q];` +
  `[p]trim=start_frame=${first},setpts=PTS-STARTPTS[late];` +
  `[q]trim=end_frame=${first},setpts=PTS-STARTPTS[early];` +
  `[late][early]concat=n=2:v=1,setsar=1`;

/** The hero's sound of the same moments. It passes over where they join, in the middle of the loop. */
const join = 0.25;
const part = (from: number, to: number) => `atrim=start=${from}:end=${to},asetpts=PTS-STARTPTS`;
const heard =
  `[1:a]aresample=48000,asplit[x][y];` +
  `[x]${part(opening, begin + length)}[x1];[y]${part(begin - join, opening)}[y1];` +
  `[x1][y1]acrossfade=d=${join}:c1=qsin:c2=qsin,atrim=end=${length}[s]`;

mkdirSync(folder, { recursive: true });
const sound = path.join(folder, 'sound.wav');
writeFileSync(sound, wav(heroSound(0)));
const plan = {
  page: 'tear/tear.page.ts',
  picture: { width: (scene.width + portrait.width) * scale, height: scene.height * scale, subframes: 3 },
  duration: length + overlapFrames / framesPerSecond,
};
const drawn = await renderMaster('tear', plan, printProgress('tear'));
const coding =
  '-c:v libx264 -qp 4 -preset veryfast -pix_fmt yuv444p -color_primaries bt709 -color_trc bt709 -colorspace bt709 ' +
  '-color_range tv -c:a pcm_s24le';
for (const shape of ['landscape', 'portrait'] as const) {
  const { left, top, whole } = places[shape];
  const [w, h] = [cuts[shape].width * scale, cuts[shape].height * scale];
  const graph =
    `[0:v]crop=${w}:${h}:${left * scale}:${top * scale},scale=in_color_matrix=bt709:in_range=tv,format=gbrp,` +
    `pad=${w}:${whole * scale}:0:0:0x${colors.ink.slice(1)},${closed},` +
    `scale=out_color_matrix=bt709:out_range=tv,format=yuv444p[v];${heard}`;
  const master = path.join(folder, `master-${shape}.mkv`);
  const maps = ['-map', '[v]', '-map', '[s]', '-r', String(framesPerSecond)];
  ffmpeg('-i', drawn, '-i', sound, '-filter_complex', graph, ...maps, ...coding.split(' '), master);
  const still = ['-frames:v', '1', '-vf', 'scale=in_color_matrix=bt709,format=rgb24'];
  ffmpeg('-i', master, ...still, path.join(folder, `still-${shape}.png`));
}
