// Lays labels over a film without: npx tsx tools/studio/walkthrough/label/make.ts FILM MASTER.mkv [large]
// The master is 1920x1080; with large labels for phones it is 1280x720. It has no sound.
import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { colors } from '../../world/site-palette';
import { framesPerSecond } from '../../world/clock';
import { duration, stops } from '../script';
import { shotAt } from '../shots';
import { changeAt } from '../timing';
import { shownOf } from './label';
import { setLabels, setLargeLabels } from './label-outlines';

const [film, master, size] = process.argv.slice(2);
if (!film || !master || (size && size !== 'large')) throw new Error('Name a film and a file for the master.');

const picture = size ? { width: 1280, height: 720 } : { width: 1920, height: 1080 };
/** Labels are set in pixels of an image 720 pixels high. */
const unit = picture.height / 720;

const margin = 24 * unit;
const rise = 20 * unit;

/** Seconds. */
const easeIn = 0.24;
const easeOut = 0.3;
const longer = 0.7;

const folder = mkdtempSync(path.join(tmpdir(), 'labels-'));
const inputs: string[] = [];
const graph = [
  `[0]scale=${picture.width}:${picture.height}:flags=lanczos+accurate_rnd,format=yuv444p[film0]`,
];

const outlines = size ? setLargeLabels(stops) : setLabels(stops);
for (const [index, { lines, ...card }] of outlines.entries()) {
  const { id, start, label, ...stop } = stops[index]!;
  const file = path.join(folder, `${id}.png`);
  const [width, height] = [Math.round(card.width * unit), Math.round(card.height * unit)];
  const type = lines.map(
    ({ path: line, x, y, scale }) => `<path transform="translate(${x} ${y}) scale(${scale})" d="${line}"/>`,
  );
  await sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
        `viewBox="0 0 ${card.width} ${card.height}" preserveAspectRatio="none" fill="${colors.ink}">` +
        `<rect width="100%" height="100%" fill="${colors.bone}"/>${type.join('')}</svg>`,
    ),
  ).toFile(file);
  inputs.push('-loop', '1', '-framerate', String(framesPerSecond), '-t', String(duration), '-i', file);

  const x = label.corner.endsWith('left') ? margin : picture.width - margin - width;
  const y = label.corner.startsWith('upper') ? margin : picture.height - margin - height;
  // A label that appears with a cut does so at once.
  const atCut = label.from < easeIn / 2;
  const from = atCut ? start : start + label.from - easeIn;
  const gone = start + label.from + shownOf({ label });
  // No label is there after a cut, or while dots travel to the next room.
  let till = gone;
  const isFree = (time: number) =>
    time < start + stop.duration &&
    !changeAt(time) &&
    shotAt(id, time - start).shot === shotAt(id, gone - start).shot;
  while (till < gone + longer && isFree(till + 2 / framesPerSecond)) till += 1 / framesPerSecond;
  const fade = Math.max(0.12, Math.min(easeOut, till - gone));
  const fades = [`fade=out:st=${till - fade}:d=${fade}:alpha=1`];
  if (!atCut) fades.push(`fade=in:st=${from}:d=${easeIn - 0.04}:alpha=1`);
  const top = atCut ? y : `${y}+${rise}*pow(1-clip((t-${from})/${easeIn},0,1),3)`;
  graph.push(
    `[${index + 1}]format=rgba,${fades.join(',')}[label${index}]`,
    `[film${index}][label${index}]overlay=x=${x}:y='${top}':format=yuv444:enable='between(t,${from - 0.001},${till})'[film${index + 1}]`,
  );
}

execFileSync('ffmpeg', [
  ...['-v', 'error', '-y', '-i', film, ...inputs],
  ...['-filter_complex', graph.join(';'), '-map', `[film${stops.length}]`, '-t', String(duration)],
  ...'-c:v libx264 -qp 4 -preset ultrafast -pix_fmt yuv444p'.split(' '),
  ...'-color_primaries bt709 -color_trc bt709 -colorspace bt709 -color_range tv'.split(' '),
  master,
]);
