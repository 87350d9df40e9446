/** @jest-environment node */
import { filmText, readFilmText } from './film-text';

const vtt = (...cues: [start: number, text: string][]) =>
  ['WEBVTT', ...cues.map(([start, text]) => `00:0${start}.000 --> 00:09.000\n${text}`)].join('\n\n');
const chapters = vtt([2, 'Door'], [4, 'Ring'], [6, 'Bar']);

it('tells under each chapter the captions that start in it', () => {
  const captions = vtt([1, 'Dark.'], [2, 'Come'], [3, 'in.'], [6, 'Cheers.']);
  expect(filmText(captions, chapters)).toEqual([
    { title: undefined, text: 'Dark.' },
    { title: 'Door', text: 'Come in.' },
    { title: 'Bar', text: 'Cheers.' },
  ]);
});

it('keeps the brackets only where speech stands beside them', () => {
  const captions = vtt([2, '[A bell.]'], [4, '[A bell.]'], [5, 'Fight!']);
  expect(filmText(captions, chapters).map(({ text }) => text)).toEqual(['A bell.', '[A bell.] Fight!']);
});

it('ends a chapter with what is written in the picture', () => {
  const captions = vtt([2, 'In.']).replace('00:02', 'NOTE Written in the picture: Mind the step.\n\n00:02');
  expect(filmText(captions, '')[0]!.text).toBe('In. Written in the picture: Mind the step.');
});

it('has nothing to tell without captions', () => {
  expect(readFilmText({})).toEqual([]);
});
