// Draws the film: npx tsx tools/studio/walkthrough/make.ts FOLDER
// FOLDER receives film.mkv (1920x1080) and film-phones.mkv (1280x720, with large labels), both with sound, and the captions and
// chapters as WebVTT.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { addSound, renderMaster } from '../render/master';
import { printProgress } from '../render/progress';
import { walkthroughSound } from '../sound/walkthrough-sound';
import { captions, chapters } from './captions';
import { plan } from './plan';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name a folder.');
mkdirSync(folder, { recursive: true });
const inFolder = (name: string) => path.join(folder, name);

const drawn = await renderMaster('walkthrough', plan, printProgress('walkthrough'));
const sound = walkthroughSound();
const labels = path.join(import.meta.dirname, 'label/make.ts');
for (const [name, size] of [
  ['film', []],
  ['film-phones', ['large']],
] as const) {
  const silent = inFolder(`${name}-silent.mkv`);
  execFileSync(process.execPath, ['--import', 'tsx', labels, drawn, silent, ...size], { stdio: 'inherit' });
  await addSound(silent, sound, inFolder(`${name}.mkv`));
}
writeFileSync(inFolder('captions.vtt'), captions());
writeFileSync(inFolder('chapters.vtt'), chapters());
