/** @jest-environment node */
import path from 'node:path';
import { makeFolder } from '../../lib/fixtures/folders';
import { readCaptions } from './captions';

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
  const folder = makeFolder({ 'a.vtt': `WEBVTT\n\n${cue}${text}\n` });
  const { transcript } = await readCaptions(path.join(folder, 'a.vtt'), 10);
  expect(transcript).toEqual([{ text: words }]);
});
