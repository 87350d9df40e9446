// Draws the site's drawings: npx tsx tools/studio/plates/make.ts [NAME …]
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../render/renderer';
import { drawPlate, type Plate } from './plate';
import { bar } from './scenes/bar.plate';
import { bell } from './scenes/bell.plate';
import { capture } from './scenes/capture.plate';
import { checkin } from './scenes/checkin.plate';
import { dome } from './scenes/dome.plate';
import { empty } from './scenes/empty.plate';
import { gallery } from './scenes/gallery.plate';
import { game } from './scenes/game.plate';
import { hands } from './scenes/hands.plate';
import { popup } from './scenes/popup.plate';
import { robe } from './scenes/robe.plate';
import { viewing } from './scenes/viewing.plate';

/** Every drawing of the site by file name. */
const plates: Readonly<Record<string, Plate>> = {
  checkin,
  capture,
  viewing,
  dome,
  game,
  bar,
  robe,
  gallery,
  empty,
  hands,
  popup,
  bell,
};

const names = process.argv.slice(2);
const folder = path.join(root, '../../components/drawings/files');
for (const name of names.length > 0 ? names : Object.keys(plates)) {
  const plate = plates[name];
  if (!plate) throw new Error(`There is no drawing "${name}". Drawings: ${Object.keys(plates).join(', ')}.`);
  await writeFile(path.join(folder, `${name}.svg`), drawPlate(plate));
  console.log(`Drew ${name}.svg`);
}
