/** @jest-environment node */
import path from 'node:path';
import { makeFolder } from '../../lib/fixtures/folders';
import { readCaptions } from './captions';
import { withWorkspace } from './workspace';

const read = (file: Record<string, string>) =>
  withWorkspace({ root: '', log: () => {} }, (workspace) =>
    readCaptions(path.join(makeFolder(file), Object.keys(file)[0]!), 10, workspace),
  );

const cue = '00:01.000 --> 00:02.000 line:0\n';

it.each([
  [
    'tags, settings and entities',
    '<v Mary>Tom &amp; <i.loud>Jo</i>&#39;s\ncaf&eacute; &lt;3',
    "Tom & Jo's café <3.",
  ],
  ['the brackets of a sound', '[A bell.]', 'A bell.'],
  ['only brackets that have no speech beside them', '[A bell.] Fight!', '[A bell.] Fight!'],
])('writes a transcript without %s', async (_what, text, words) => {
  const { transcript } = await read({ 'a.vtt': `WEBVTT\n\n${cue}${text}\n` });
  expect(transcript).toEqual([{ text: words }]);
});

it('writes line ends as Git stores them', async () => {
  const { vtt } = await read({ 'a.vtt': `WEBVTT\r\n\r\n${cue.trim()}\r\nFight!\r\n` });
  expect(vtt).toBe(`WEBVTT\n\n${cue}Fight!\n`);
});

it('refuses captions without an empty line between them', async () => {
  const text = `WEBVTT\n\n${cue}First.\n${cue}Second.\n`;
  await expect(read({ 'a.vtt': text })).rejects.toThrow(
    'needs an empty line before the time of each caption',
  );
});
