import { clamp, smootherstep } from '../world/easing';
import { duration, stops } from './script';

/** How long an image takes to dissolve before a cut, and the next one to form, in seconds. */
const apart = 0.15;
const together = 0.2;

/** The light fades in at the beginning and out at the end, in seconds. */
const fadeIn = 0.5;
const fadeOut = 0.9;

/** The index of the visible stop. @param time seconds, from 0 to the video's length */
export const stopAt = (time: number): number =>
  Math.max(
    0,
    stops.findLastIndex(({ start }) => start <= time),
  );

/** How far the image has dissolved into points at a time in seconds: 0 for not at all, 1 at a cut. */
export function dissolvedAt(time: number): number {
  const { start, duration: length } = stops[stopAt(time)]!;
  const sinceCut = time - start;
  const untilCut = start + length - time;
  const coming = start === 0 ? 0 : clamp(1 - sinceCut / together);
  const going = start + length === duration ? 0 : clamp(1 - untilCut / apart);
  return Math.max(coming, going);
}

/** How much light there is at a time in seconds, 0 to 1. */
export const fadeAt = (time: number): number =>
  smootherstep(time / fadeIn) * smootherstep((duration - time) / fadeOut);
