/** `npm run media`: makes the site's videos and rooms from the owner's footage and photos. */
import { parseArgs } from 'node:util';
import { CommandFailed, main } from '../run.mjs';
import { missingFfmpeg } from './ffmpeg';
import { makeHero } from './hero';
import { withDraft } from './publish';
import { makeRoom } from './room';
import { makeWalkthrough } from './walkthrough';

const usage = `Usage:
  npm run media -- FILE --as hero
  npm run media -- LANDSCAPE PORTRAIT --as hero
  npm run media -- FILE --as walkthrough [--captions FILE.vtt or FILE.srt]
  npm run media -- IMAGE --as room NAME
  NAME is the room's id: lowercase letters, digits and hyphens.`;

const isId = (name: string | undefined): name is string => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name ?? '');

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      options: { as: { type: 'string' }, captions: { type: 'string' } },
      allowPositionals: true,
    });
    const [file, name] = positionals;
    const { as: kind, captions } = values;
    if (file && kind === 'hero' && positionals.length <= 2 && !captions)
      return { kind, files: positionals } as const;
    if (file && kind === 'room' && positionals.length === 2 && isId(name) && !captions)
      return { kind, file, id: name } as const;
    if (file && kind === 'walkthrough' && positionals.length === 1) return { kind, file, captions } as const;
  } catch {
    // An unknown option: show the usage.
  }
  throw new CommandFailed(usage, 2);
}

main(import.meta.url, async (signal) => {
  const request = readArguments();
  const missing = missingFfmpeg();
  if (missing) throw new Error(missing);
  // In a terminal, a line replaces the last one. Elsewhere, only those that stay are worth a line.
  const { isTTY } = process.stdout;
  const progress = {
    report: (line: string) => console.log((isTTY ? '\r\x1b[K' : '') + line),
    show: (line: string) => isTTY && process.stdout.write(`\r\x1b[K${line}`),
    signal,
  };
  await withDraft(progress, async (draft) => {
    if (request.kind === 'hero') {
      await makeHero(request.files, draft);
      console.log('The hero is replaced. Build the site to see it.');
    } else if (request.kind === 'room') {
      const isNew = await makeRoom(request.file, request.id, draft);
      const todo = isNew ? 'Write its name, alt text and notes' : 'See that its notes still fit';
      console.log(
        `The room ${request.id} is in place. ${todo} in lib/content/rooms.json, then build the site.`,
      );
    } else {
      await makeWalkthrough(request.file, request.captions, draft);
      console.log(
        'The walkthrough is replaced. Describe its poster and sound in lib/content/vr-tour.ts, then build the site.',
      );
    }
  });
});
