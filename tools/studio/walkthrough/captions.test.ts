/** @jest-environment node */
import { cuesOf as readCues, writtenMark } from '../../../lib/web-vtt';
import { captions, chapters, timestamp } from './captions';
import { duration, stops } from './script';

const seconds = (stamp: string) => {
  expect(stamp).toMatch(/^\d{2}:[0-5]\d:[0-5]\d\.\d{3}$/);
  const [hours, minutes, rest] = stamp.split(':').map(Number);
  return hours! * 3600 + minutes! * 60 + rest!;
};

/** The cues of a WebVTT track: blocks separated by empty lines after the signature, apart from comments. */
function cuesOf(track: string) {
  const [signature, ...blocks] = track.trimEnd().split('\n\n');
  expect(signature).toBe('WEBVTT');
  const cues = blocks.filter((block) => !block.startsWith('NOTE '));
  return cues.map((block) => {
    const [id, times, ...text] = block.split('\n');
    expect(id).not.toContain('-->');
    const [start, , end, ...settings] = times!.split(' ');
    return { id, start: seconds(start!), end: seconds(end!), settings, text: text.join('\n') };
  });
}

it.each([
  [0, '00:00:00.000'],
  [1.5, '00:00:01.500'],
  [59.9996, '00:01:00.000'],
  [3725.042, '01:02:05.042'],
])('writes %d s with hours and milliseconds', (time, stamp) => {
  expect(timestamp(time)).toBe(stamp);
});

describe.each([
  ['captions', captions],
  ['chapters', chapters],
])('the %s', (_name, create) => {
  const cues = cuesOf(create());

  it('cover the video from its first moment to its last, in order', () => {
    expect(cues[0]!.start).toBe(0);
    cues.slice(1).forEach((cue, index) => expect(cue.start).toBe(cues[index]!.end));
    expect(cues.at(-1)!.end).toBe(duration);
    for (const { start, end } of cues) expect(end).toBeGreaterThan(start);
  });

  it('have one cue per stop, with text and without markup', () => {
    expect(cues.map(({ id }) => id)).toEqual(stops.map(({ id }) => id));
    // The ampersand in the brand's name is escaped.
    for (const { text } of cues) expect(text).toMatch(/^([^<>&\n]|&amp;)+$/);
  });
});

it('describe in the captions, and name in the chapters', () => {
  expect(captions()).toContain(stops[3]!.description);
  expect(chapters()).toContain(`\n${stops[3]!.title}\n`);
});

it('the captions say in comments what is written in the picture', () => {
  const written = readCues(captions()).map((cue) => cue.written);
  expect(written).toEqual(stops.map(({ text }) => `${writtenMark} ${text}`));
});

it('the captions stand at the top where a label is at the bottom', () => {
  const atTheTop = cuesOf(captions()).filter(({ settings }) => settings.includes('line:0'));
  const below = stops.filter(({ label }) => label.corner.startsWith('lower'));
  expect(atTheTop.map(({ id }) => id)).toEqual(below.map(({ id }) => id));
});
