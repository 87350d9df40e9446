/** `npm run media`: makes the site's videos and rooms from the owner's footage and photos. */
import { parseArgs } from 'node:util';
import { main, root } from '../run.mjs';
import { missingFfmpeg } from './ffmpeg';
import { makeHero } from './hero';
import { withWorkspace, type Workspace } from './workspace';
import { makeRoom } from './room';
import { makeWalkthrough } from './walkthrough';

const usage = `Usage:
  npm run media -- FILE --as hero
  npm run media -- LANDSCAPE PORTRAIT --as hero
  With --focus-landscape "X% Y%" and --focus-portrait "X% Y%", a hero keeps that point in view.
  npm run media -- FILE --as walkthrough [--captions FILE] [--chapters FILE]
  npm run media -- IMAGE --as room NAME`;

const options = {
  as: { type: 'string' },
  captions: { type: 'string' },
  chapters: { type: 'string' },
  'focus-landscape': { type: 'string', default: '50% 50%' },
  'focus-portrait': { type: 'string', default: '50% 50%' },
} as const;

function workOf(): (workspace: Workspace) => Promise<string> {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const { as: kind = '', captions, chapters } = values;
  const [file, second, ...more] = positionals;
  if (!file || more.length > 0) throw new Error(usage);
  if (!['hero', 'walkthrough', 'room'].includes(kind))
    throw new Error(`--as must be hero, walkthrough or room, not "${kind}".`);
  if (kind === 'walkthrough') {
    if (second) throw new Error(usage);
    return (workspace) => makeWalkthrough(file, { captions, chapters }, workspace);
  }
  if (captions !== undefined || chapters !== undefined)
    throw new Error('--captions and --chapters are only for a walkthrough.');
  if (kind === 'hero') {
    const focus = { landscape: values['focus-landscape'], portrait: values['focus-portrait'] };
    for (const [shape, point] of Object.entries(focus))
      if (!/^(100|\d\d?)% (100|\d\d?)%$/.test(point))
        throw new Error(`--focus-${shape} must be like "74% 30%", not "${point}".`);
    return (workspace) => makeHero(positionals, focus, workspace);
  }
  const name = second ?? '';
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))
    throw new Error(`A room needs a name of lowercase letters, digits and hyphens after "--as room".`);
  return (workspace) => makeRoom(file, name, workspace);
}

main(import.meta.url, async (signal) => {
  const work = workOf();
  const missing = missingFfmpeg();
  if (missing) throw new Error(missing);
  console.log(await withWorkspace({ root, log: console.log, signal }, work));
});
