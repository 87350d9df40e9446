/** `npm run media`: makes the site's videos and rooms from the owner's footage and photos. */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { rooms } from '../../lib/content/generated/rooms';
import { CommandFailed, main } from '../run.mjs';
import { missingFfmpeg } from './ffmpeg';
import { publishHero } from './publish-hero';
import { publishRoom } from './publish-room';
import { publishWalkthrough } from './publish-walkthrough';

const usage = `Usage:
  npm run media -- FILE --as hero
  npm run media -- LANDSCAPE PORTRAIT --as hero
  npm run media -- FILE --as walkthrough [--captions FILE.vtt]
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

async function readText(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => {
    throw new Error(`${file} was not found.`);
  });
}

main(import.meta.url, async (signal) => {
  const request = readArguments();
  const missing = missingFfmpeg();
  if (missing) throw new Error(missing);
  // In a terminal, a line replaces the last one.
  const [before, after] = process.stdout.isTTY ? ['\r\x1b[K', ''] : ['', '\n'];
  const progress = {
    report: (line: string) => console.log(before + line),
    show: (line: string) => process.stdout.write(before + line + after),
    signal,
  };
  if (request.kind === 'hero') {
    await publishHero(request.files, progress);
    console.log('The hero is replaced. Build the site to see it.');
    return;
  }
  if (request.kind === 'room') {
    await publishRoom(request, rooms, progress);
    console.log(
      `The room ${request.id} is in place. Set its name and notes in lib/content/rooms.ts, then build the site.`,
    );
    return;
  }
  const captions = request.captions === undefined ? undefined : await readText(request.captions);
  await publishWalkthrough({ file: request.file, captions }, progress);
  console.log(
    'The walkthrough is replaced. Describe its poster and sound in lib/content/vr-tour.ts, then build the site.',
  );
});
