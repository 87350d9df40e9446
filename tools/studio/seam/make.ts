// Makes the seam's loop and stills: npx tsx tools/studio/seam/make.ts
// Draws the four masters (about an hour), puts light above ink, and writes public/media/generated and seam.json.
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { bundlePage, openRenderer } from '../render/renderer';

const masters = 'tools/studio/.masters/seam';
const generated = 'public/media/generated';
const frameRate = 24;
/** The loop has 96 frames. Ten more pass into its first ones, so that its end meets its beginning. */
const [loop, overlap] = [96, 10];
/** The frame that becomes the first: both have landed a blow. It is also the still. */
const first = 91;
/** Blows of the choreography, in seconds after that frame. */
const blows = [0.6, 1.1, 1.6, 3.6];
const [night, bone] = [
  [15, 10, 6],
  [243, 238, 227],
];
const shapes = {
  landscape: {
    size: [1920, 1080],
    made: [1600, 900],
    av1: 50,
    h264: 31,
    widths: [640, 1280],
    fades: [0.08, 0, 0.08],
  },
  portrait: {
    size: [832, 1280],
    made: [780, 1200],
    av1: 53,
    h264: 32,
    widths: [390, 624],
    fades: [0.12, 0.16, 0.12],
  },
} as const;
type Shape = keyof typeof shapes;
const color = '-color_primaries bt709 -color_trc bt709 -colorspace bt709';
const lossless = `-c:v libx264 -qp 4 -preset ultrafast -pix_fmt yuv444p ${color}`.split(' ');
const ffmpeg = (...args: string[]) => execFileSync('ffmpeg', ['-v', 'error', '-y', ...args]);

async function draw(material: 'light' | 'ink', shape: Shape) {
  const file = `${masters}/${material}-${shape}.mkv`;
  if (existsSync(file)) return;
  const [width, height] = shapes[shape].size;
  const filter = ['-vf', 'vflip,scale=out_color_matrix=bt709:out_range=tv'];
  const input = `-f rawvideo -pix_fmt rgba -s ${width}x${height} -r ${frameRate} -i -`.split(' ');
  const encoder = spawn('ffmpeg', [
    '-v',
    'error',
    '-y',
    ...input,
    ...filter,
    ...lossless,
    `${file}.part.mkv`,
  ]);
  const page = await bundlePage(`seam/${material}-${shape}.page.ts`);
  const renderer = await openRenderer(page, { width, height, subframes: 4 });
  for (let frame = 0; frame < loop + overlap; frame++)
    if (!encoder.stdin.write(await renderer.frame(frame / frameRate)))
      await new Promise((done) => encoder.stdin.once('drain', done));
  encoder.stdin.end();
  await new Promise((done) => encoder.once('close', done));
  await renderer.close();
  renameSync(`${file}.part.mkv`, file);
}

/** A gradient from a color at the top and the bottom to nothing, each over a part of the height. */
function fade(width: number, height: number, rgb: readonly number[], top: number, bottom: number): Buffer {
  const smooth = (part: number) => part * part * (3 - 2 * part);
  const at = (pixels: number, share: number) =>
    share ? 1 - smooth(Math.min(1, Math.max(0, pixels / (share * height)))) : 0;
  const pixels = Buffer.alloc(4 * width * height);
  for (let y = 0; y < height; y++) {
    const alpha = Math.max(at(y - 1, top), at(height - 2 - y, bottom));
    for (let x = 0; x < width; x++) pixels.set([...rgb, Math.round(255 * alpha)], 4 * (y * width + x));
  }
  return pixels;
}

/** The seamless loop, with the light above the ink, both faded at the edges. */
async function stack(shape: Shape): Promise<string> {
  const [width, height] = shapes[shape].size;
  const [top, bottom, inkTop] = shapes[shape].fades;
  const raw = Buffer.concat([
    fade(width, height, night!, top, bottom),
    fade(width, height, bone!, inkTop, 0),
  ]);
  await sharp(raw, { raw: { width, height: 2 * height, channels: 4 } })
    .png()
    .toFile(`${masters}/fade-${shape}.png`);
  const closed = (input: number) =>
    `[${input}:v]split=3[a${input}][b${input}][c${input}];` +
    `[a${input}]trim=start_frame=${loop},setpts=PTS-STARTPTS[t${input}];` +
    `[b${input}]trim=end_frame=${overlap},setpts=PTS-STARTPTS[h${input}];` +
    `[c${input}]trim=start_frame=${overlap}:end_frame=${loop},setpts=PTS-STARTPTS[r${input}];` +
    `[t${input}][h${input}]blend=all_expr='A*(1-N/${overlap})+B*(N/${overlap})'[x${input}];` +
    `[x${input}][r${input}]concat=n=2:v=1[o${input}]`;
  const turn =
    `[s]format=gbrp[g];[g][2]overlay=format=gbrp,split[p][q];` +
    `[p]trim=start_frame=${first}:end_frame=${loop},setpts=PTS-STARTPTS[p1];` +
    `[q]trim=end_frame=${first},setpts=PTS-STARTPTS[q1];[p1][q1]concat=n=2:v=1,format=gbrp[v]`;
  const inputs = ['light', 'ink'].flatMap((material) => ['-i', `${masters}/${material}-${shape}.mkv`]);
  const file = `${masters}/seam-${shape}.mkv`;
  const graph = `${closed(0)};${closed(1)};[o0][o1]vstack[s];${turn}`;
  const output = ['-map', '[v]', '-r', String(frameRate), '-c:v', 'ffv1', file];
  ffmpeg(...inputs, '-i', `${masters}/fade-${shape}.png`, '-filter_complex', graph, ...output);
  return file;
}

function publish(name: string, extension: string, data: Buffer) {
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 8);
  writeFileSync(`${generated}/${name}.${hash}.${extension}`, data);
  return { src: `/media/generated/${name}.${hash}.${extension}`, bytes: data.length };
}

function encode(shape: Shape, master: string) {
  const { made, av1, h264 } = shapes[shape];
  const size = `scale=${made[0]}:${made[1]}:flags=lanczos`;
  // Less noise in the light, where nobody sees it, is a third of the bytes.
  const graph =
    `split[a][b];[a]crop=iw:ih/2:0:0,${size},hqdn3d=3:3:8:8[l];[b]crop=iw:ih/2:0:ih/2,${size}[i];` +
    '[l][i]vstack,scale=out_color_matrix=bt709:out_range=tv,format=yuv420p';
  const codecs = {
    av1: `-c:v libaom-av1 -cpu-used 5 -row-mt 1 -tiles 2x1 -crf ${av1} -b:v 0`,
    h264: `-c:v libx264 -profile:v high -preset veryslow -tune animation -crf ${h264}`,
  };
  return (['av1', 'h264'] as const).map((codec) => {
    const file = `${masters}/${shape}.${codec}.mp4`;
    const rest = `-g ${loop} ${color} -color_range tv -map_metadata -1 -fflags +bitexact -movflags +faststart -an`;
    ffmpeg('-i', master, '-vf', graph, ...codecs[codec].split(' '), ...rest.split(' '), file);
    const probe = ['-v', 'error', '-show_entries', 'stream=level', '-of', 'csv=p=0', file];
    const level = Number(execFileSync('ffprobe', probe).toString());
    const type =
      codec === 'av1' ? `av01.0.${String(level).padStart(2, '0')}M.08` : `avc1.6400${level.toString(16)}`;
    return {
      ...publish(`seam-${shape}`, `${codec}.mp4`, readFileSync(file)),
      type: `video/mp4; codecs="${type}"`,
    };
  });
}

async function still(material: 'light' | 'ink', shape: Shape, frame: Buffer) {
  const { size, widths } = shapes[shape];
  let image = sharp(frame).extract({
    left: 0,
    top: material === 'ink' ? size[1] : 0,
    width: size[0],
    height: size[1],
  });
  // Paper becomes white: the page multiplies the ink over its own.
  if (material === 'ink') {
    const gains = bone!.map((value) => 255 / (0.97 * value));
    image = sharp(await image.removeAlpha().linear(gains, [0, 0, 0]).png().toBuffer());
  }
  const whole = await image.png().toBuffer();
  const make = (extension: 'avif' | 'jpg') =>
    Promise.all(
      widths.map(async (width) => {
        const small = sharp(whole).resize({ width });
        const file =
          extension === 'avif'
            ? small.avif({ quality: 45, chromaSubsampling: '4:2:0' })
            : small.jpeg({ quality: 68, mozjpeg: true });
        return { ...publish(`seam-${material}-${shape}-${width}`, extension, await file.toBuffer()), width };
      }),
    );
  return { avif: await make('avif'), jpeg: await make('jpg') };
}

mkdirSync(masters, { recursive: true });
const json: Record<string, unknown> = { blows };
for (const shape of ['landscape', 'portrait'] as const) {
  for (const material of ['light', 'ink'] as const) await draw(material, shape);
  const master = await stack(shape);
  ffmpeg('-i', master, '-frames:v', '1', `${masters}/still-${shape}.png`);
  const frame = readFileSync(`${masters}/still-${shape}.png`);
  const [width, height] = shapes[shape].made;
  const stills = { light: await still('light', shape, frame), ink: await still('ink', shape, frame) };
  json[shape] = { width, height, sources: encode(shape, master), ...stills };
}
writeFileSync('lib/content/generated/seam.json', `${JSON.stringify(json, null, 2)}\n`);
