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

/**
 * Draws plates and writes them to the site's folder, with the same bytes in every run.
 *
 * @param names the plates to draw; all by default
 * @throws if a name is unknown
 */
export async function renderPlates(names: readonly string[] = Object.keys(plates)): Promise<void> {
  const unknown = names.filter((name) => !plates[name]);
  if (unknown.length > 0) {
    throw new Error(`No plate is named ${unknown.join(', ')}. There are: ${Object.keys(plates).join(', ')}.`);
  }
  for (const name of names) {
    await writeFile(path.join(platesFolder, `${name}.svg`), drawPlate(plates[name]!));
    console.log(`Drew ${name}.svg`);
  }
}
