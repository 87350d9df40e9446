/** @jest-environment node */
import { cuesOf } from './web-vtt';

const file = `WEBVTT - Tour
Language: en

STYLE
::cue { color: white }

NOTE Timed by hand.

00:03.500 --> 00:07.000
First.

NOTE Written in the picture: Mind
the step.

two
01:02:05.042 --> 01:02:09.000 line:0 size:90%
<v Mary>Come <i.loud>in</i>,
Tom &amp; Jo.
`;

it.each([
  ['LF', '\n'],
  ['CRLF', '\r\n'],
])('reads each cue’s start and text in one line, without tags, from lines that end with %s', (_name, end) => {
  expect(cuesOf(file.replaceAll('\n', end))).toEqual([
    { start: 3.5, text: 'First.' },
    { start: 3725.042, text: 'Come in, Tom & Jo.', written: 'Written in the picture: Mind the step.' },
  ]);
});

it('finds no cue in an empty file', () => {
  expect(cuesOf('')).toEqual([]);
});
