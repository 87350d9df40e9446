/** `npm run media`: makes the site's videos and rooms from the owner's footage and photos. */
import { parseArgs } from 'node:util';
import { main, root } from '../run.mjs';
import { missingFfmpeg } from './ffmpeg';
import { makeHero } from './hero';
import { withDraft, type Draft } from './publish';
import { makeRoom } from './room';
import { makeWalkthrough } from './walkthrough';

const usage = `Usage:
  npm run media -- FILE --as hero
  npm run media -- LANDSCAPE PORTRAIT --as hero
  With --focus-landscape "X% Y%" and --focus-portrait "X% Y%", a hero keeps that point in view.
  npm run media -- FILE --as walkthrough [--captions FILE.vtt or FILE.srt]
  npm run media -- IMAGE --as room NAME
  NAME is the room's id: lowercase letters, digits and hyphens.`;

function workOf() {
  const options = {
    as: { type: 'string' },
    captions: { type: 'string' },
    'focus-landscape': { type: 'string', default: '50% 50%' },
    'focus-portrait': { type: 'string', default: '50% 50%' },
  } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const { as: kind, captions } = values;
  const focus = { landscape: values['focus-landscape'], portrait: values['focus-portrait'] };
  const [file, name, ...more] = positionals;
  if (!file || more.length > 0) return undefined;
  if (kind === 'walkthrough' && !name) return (draft: Draft) => makeWalkthrough(file, captions, draft);
  if (captions !== undefined) return undefined;
  const arePoints = Object.values(focus).every((point) => /^\d{1,3}% \d{1,3}%$/.test(point));
  if (kind === 'hero') return arePoints ? (draft: Draft) => makeHero(positionals, focus, draft) : undefined;
  const isId = /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name ?? '');
  return kind === 'room' && isId ? (draft: Draft) => makeRoom(file, name!, draft) : undefined;
}

main(import.meta.url, async (signal) => {
  const work = workOf();
  if (!work) throw new Error(usage);
  const missing = missingFfmpeg();
  if (missing) throw new Error(missing);
  console.log(await withDraft({ root, report: console.log, signal }, work));
});
