/** @jest-environment node */
import path from 'node:path';
import { makeFolder } from '../../lib/fixtures/folders';
import { readChapters } from './chapters';

const read = (text: string) => readChapters(path.join(makeFolder({ 'a.txt': text }), 'a.txt'), 60);

it.each([
  ['lines', '0:00 Start\r\n0:12.5 The ring\r\n'],
  ['WebVTT', 'WEBVTT\n\n00:00.000 --> 00:12.500\nStart\n\n00:12.500 --> 01:00.000\nThe ring\n'],
])('reads chapters from %s', async (_kind, text) => {
  expect(await read(text)).toEqual([
    { title: 'Start', start: 0 },
    { title: 'The ring', start: 12.5 },
  ]);
});

it.each([
  ['', 'a.txt has no chapter: write lines like "0:12 Title".'],
  ['12 Ring', 'a.txt: "12 Ring" is no chapter: write it like "0:12 Title".'],
  ['0:20 Ring\n0:10 Bar', 'a.txt: "Ring" must start before the next chapter and before the end.'],
  ['1:00 Ring', 'a.txt: "Ring" must start before the next chapter and before the end.'],
])('refuses "%s" in one sentence', async (text, sentence) => {
  await expect(read(text)).rejects.toThrow(sentence);
});
