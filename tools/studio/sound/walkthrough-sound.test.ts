/** @jest-environment node */
import { strikes } from '../figures/choreography';
import { begin } from '../walkthrough/rooms/arena';
import { chime as glassRings } from '../walkthrough/rooms/bar';
import { captured, fightTime, hold } from '../walkthrough/rooms/capture';
import { contact } from '../walkthrough/rooms/check-in';
import { duration, stops } from '../walkthrough/script';
import { beat } from '../world/clock';
import { sampleRate, type StereoSound } from './signal/buffer';
import { createFilter } from './signal/filter';
import { integratedLoudness } from './signal/loudness';
import { truePeak } from './signal/peak';
import { pitch } from './instruments/pitch';
import { sharpestOnset } from './fixtures/onset';
import { hush, soundings, walkthroughSound } from './walkthrough-sound';

let sound: StereoSound;
beforeAll(() => {
  sound = walkthroughSound();
}, 120_000);

const stop = (id: string) => stops.find((item) => item.id === id)!;
const startOf = (id: string) => stop(id).start;

/** A section of the video, with times in seconds. */
const between = (from: number, to: number): StereoSound => ({
  sampleRate,
  left: sound.left.slice(from * sampleRate, to * sampleRate),
  right: sound.right.slice(from * sampleRate, to * sampleRate),
});

/** The level after a filter, in decibels. */
function level(
  { left, right }: StereoSound,
  kind: 'low' | 'band' | 'high',
  frequency: number,
  quality = 0.7,
) {
  const filter = createFilter(kind, quality);
  const energy = left.reduce((sum, sample, index) => sum + filter(sample + right[index]!, frequency) ** 2, 0);
  return 10 * Math.log10(energy / left.length);
}

function expectOnset(time: number) {
  const { at, rise } = sharpestOnset(sound, time);
  expect(Math.abs(at - time)).toBeLessThanOrEqual(0.01);
  expect(rise).toBeGreaterThan(6);
}

it('has a sound for every stop of the script', () => {
  expect(Object.keys(soundings)).toEqual(stops.map(({ id }) => id));
});

it('is as long as the video and ends in silence', () => {
  expect(sound.left).toHaveLength(duration * sampleRate);
  const end = between(duration - 0.1, duration);
  expect(end.left.every((sample) => sample === 0) && end.right.every((sample) => sample === 0)).toBe(true);
});

it('is at -16 LUFS, with a true peak of at most -2 dBTP', () => {
  expect(Math.abs(integratedLoudness(sound, false) + 16)).toBeLessThan(0.3);
  expect(truePeak(sound, false)).toBeLessThanOrEqual(-2);
});

/** The loudness of a stop, in LUFS. */
const loudnessOf = (id: string) => {
  const { start, duration: seconds } = stop(id);
  return integratedLoudness(between(start, start + seconds), false);
};

it.each(stops)('keeps $id within 8 LU of the whole', ({ id }) => {
  expect(Math.abs(loudnessOf(id) + 16)).toBeLessThan(8);
});

it('keeps calm rooms at least 6 LU below the fight and the game', () => {
  for (const calm of ['check-in', 'garden', 'museum']) {
    for (const loud of ['arena', 'game']) expect(loudnessOf(calm)).toBeLessThan(loudnessOf(loud) - 6);
  }
});

it('is almost silent in the half second before the first blow', () => {
  const energy = (from: number, to: number) => {
    const { left, right } = between(from, to);
    const sum = left.reduce((total, sample, index) => total + sample ** 2 + right[index]! ** 2, 0);
    return 10 * Math.log10(sum / left.length);
  };
  const before = energy(hush.from - 1, hush.from - 0.1);
  expect(energy(hush.from, hush.until - 0.02)).toBeLessThan(before - 9);
  expect(energy(hush.until, hush.until + 0.3)).toBeGreaterThan(before + 6);
});

it('rings the chime when the band touches the post', () => {
  const met = startOf('check-in') + contact;
  const chime = (from: number, to: number) => level(between(from, to), 'band', pitch('E5'), 20);
  expect(chime(met + 0.15, met + 0.5)).toBeGreaterThan(chime(met - 0.4, met) + 10);
});

it('ticks on every beat of the waitlist', () => {
  for (let number = 0; number < 6; number += 1) expectOnset(startOf('waitlist') + number * beat);
});

it('strikes in the arena when the fighters do', () => {
  const seen = strikes.filter(({ time }) => time >= begin && time < begin + stop('arena').duration);
  expect(seen.length).toBeGreaterThan(3);
  for (const { time } of seen) expectOnset(startOf('arena') + time - begin);
});

it('holds its breath while the strike is frozen', () => {
  const start = startOf('capture');
  const frozen = start + captured - fightTime(0);
  expectOnset(frozen);
  const drum = (from: number, to: number) => level(between(from, to), 'band', pitch('D2'), 6);
  expect(drum(frozen + 1, frozen + hold)).toBeLessThan(drum(start, frozen) - 15);
  for (const time of [1, 2, 3]) expect(sharpestOnset(sound, frozen + time).rise).toBeLessThan(6);
});

it('muffles the drums of the viewing room', () => {
  const treble = (id: string) => {
    const { start, duration: seconds } = stop(id);
    const heard = between(start + 0.5, start + seconds - 0.7);
    return level(heard, 'high', 1500) - level(heard, 'low', 200);
  };
  expect(treble('viewing-room')).toBeLessThan(treble('arena') - 15);
});

it('rings a glass when one is struck in the bar', () => expectOnset(startOf('bar') + glassRings));

it('has a note for a hit on every beat of the game', () => {
  for (let number = 0; number < 8; number += 1) expectOnset(startOf('game') + number * beat);
});

it('keeps the museum to one tone, without a blow', () => {
  const { start, duration: seconds } = stop('museum');
  const heard = between(start + 1.5, start + seconds - 0.7);
  expect(level(heard, 'high', 1500)).toBeLessThan(level(heard, 'low', 600) - 15);
  for (const time of [1, 2, 3]) expect(sharpestOnset(sound, start + time).rise).toBeLessThan(6);
});

it('stops the drum before the end', () => {
  const { start } = stop('closing');
  const drum = (from: number) => level(between(start + from, start + from + 0.4), 'low', 90);
  expect(drum(2.8)).toBeLessThan(drum(1) - 15);
});
