// Draws one frame of the film, without its label: npx tsx tools/studio/walkthrough/still.ts SECONDS FILE.png
import { writeFile } from 'node:fs/promises';
import { bundlePage, openRenderer } from '../render/renderer';
import { toPng } from '../render/still';
import { plan } from './plan';

const [seconds, file] = process.argv.slice(2);
if (!file) throw new Error('Name a moment in seconds and a file.');
const renderer = await openRenderer(await bundlePage(plan.page), plan.picture);
try {
  await writeFile(file, await toPng(await renderer.frame(Number(seconds)), plan.picture));
} finally {
  await renderer.close();
}
