import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../../run.mjs';
import { drawPlate, type Plate } from './plate';
import { bar } from './scenes/bar.plate';
import { capture } from './scenes/capture.plate';
import { checkin } from './scenes/checkin.plate';
import { dome } from './scenes/dome.plate';
import { empty } from './scenes/empty.plate';
import { gallery } from './scenes/gallery.plate';
import { game } from './scenes/game.plate';
import { robe } from './scenes/robe.plate';
import { viewing } from './scenes/viewing.plate';

/** Every plate of the site by file name. */
export const plates: Readonly<Record<string, Plate>> = {
  checkin,
  capture,
  viewing,
  dome,
  game,
  bar,
  robe,
  gallery,
  empty,
};

/** The folder of the site's plates. */
export const platesFolder = path.join(root, 'public/media/plates');

/** Draws all plates and writes them to the site's folder, with the same bytes in every run. */
export async function renderPlates(): Promise<void> {
  for (const [name, plate] of Object.entries(plates)) {
    await writeFile(path.join(platesFolder, `${name}.svg`), drawPlate(plate));
    console.log(`Drew ${name}.svg`);
  }
}
