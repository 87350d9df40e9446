/** `npm run media`: makes the site's videos and rooms from the owner's footage and photos. */
import { parseArgs } from 'node:util';
import { CommandFailed, main, root } from '../run.mjs';
import { missingFfmpeg } from './ffmpeg';
import { makeHero } from './hero';
import { withDraft, type Draft } from './publish';
import { makeRoom } from './room';
import { makeWalkthrough } from './walkthrough';

const usage = `Usage:
  npm run media -- FILE --as hero
  npm run media -- LANDSCAPE PORTRAIT --as hero
  npm run media -- FILE --as walkthrough [--captions FILE.vtt or FILE.srt]
  npm run media -- IMAGE --as room NAME
  NAME is the room's id: lowercase letters, digits and hyphens.`;

/** The work that the arguments ask for. @returns what to say when it is done; undefined if they ask for nothing */
function workOf(): ((draft: Draft) => Promise<string>) | undefined {
  const options = { as: { type: 'string' }, captions: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const { as: kind, captions } = values;
  const [file, name, ...more] = positionals;
  if (!file || more.length > 0) return undefined;
  if (kind === 'hero' && !captions)
    return async (draft) => {
      await makeHero(positionals, draft);
      return 'The hero is replaced. Build the site to see it.';
    };
  if (kind === 'walkthrough' && !name)
    return async (draft) => {
      await makeWalkthrough(file, captions, draft);
      return 'The walkthrough is replaced. Describe its poster and sound in lib/content/vr-tour.ts, then build the site.';
    };
  if (kind === 'room' && name && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) && !captions)
    return async (draft) => {
      const isNew = await makeRoom(file, name, draft);
      const rest = isNew ? 'Write its name, alt text and notes' : 'Check that its notes still fit';
      return `The room ${name} is in place. ${rest} in lib/content/rooms.json, then build the site.`;
    };
  return undefined;
}

main(import.meta.url, async (signal) => {
  let work: ReturnType<typeof workOf>;
  try {
    work = workOf();
  } catch {
    // An unknown option.
  }
  if (!work) throw new CommandFailed(usage, 2);
  const missing = missingFfmpeg();
  if (missing) throw new Error(missing);
  // In a terminal, a line replaces the last one. Elsewhere, only those that stay are worth a line.
  const { isTTY } = process.stdout;
  const report = (line: string) => console.log((isTTY ? '\r\x1b[K' : '') + line);
  const show = (line: string) => isTTY && process.stdout.write(`\r\x1b[K${line}`);
  report(await withDraft({ root, report, show, signal }, work));
});
