/** @jest-environment node */
import { cuesOf, transcript, transcriptOf } from './transcript';

const vtt = (...cues: [start: number, text: string][]) =>
  ['WEBVTT', ...cues.map(([start, text]) => `00:0${start}.000 --> 00:09.000\n${text}`)].join('\n\n');
const chapters = vtt([2, 'Door'], [4, 'Ring'], [6, 'Bar']);

it('tells under each chapter the captions that start in it', () => {
  const captions = vtt([1, 'Dark.'], [2, 'Come'], [3, 'in.'], [6, 'Cheers.']);
  expect(transcript(captions, chapters)).toEqual([
    { title: undefined, text: 'Dark.' },
    { title: 'Door', text: 'Come in.' },
    { title: 'Bar', text: 'Cheers.' },
  ]);
});

it('keeps the brackets only where speech stands beside them', () => {
  const captions = vtt([2, '[A bell.]'], [4, '[A bell.]'], [5, 'Fight!']);
  expect(transcript(captions, chapters).map(({ text }) => text)).toEqual(['A bell.', '[A bell.] Fight!']);
});

it('tells what is seen after what is heard', () => {
  expect(transcript(vtt([2, '[A bell]']), chapters, [{ start: 3, text: 'A door.' }])).toEqual([
    { title: 'Door', text: 'A bell. A door.' },
  ]);
});

it('has nothing to tell without captions', () => {
  expect(transcriptOf({})).toEqual([]);
});

it('tells a caption without tags and settings, and with the characters of its entities', () => {
  const lines = [
    '00:01.000 --> 00:02.000 line:0',
    '<v Mary>Tom &amp; <i.loud>Jo</i>&#39;s',
    'caf&eacute; &lt;3',
  ];
  expect(cuesOf(['WEBVTT\n', '1', ...lines, ''].join('\n'))).toEqual([
    { start: 1, text: "Tom & Jo's café <3" },
  ]);
});
