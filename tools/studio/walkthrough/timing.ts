import { clamp, smootherstep } from '../world/easing';
import { duration, stops } from './script';

/** How long dots travel before a change of rooms, and after it, in seconds. */
const reach = 0.55;

/** The light fades in at the beginning and out at the end, in seconds. */
const fadeIn = 0.5;
const fadeOut = 0.9;

/** The index of the visible stop. @param time seconds, from 0 to the video's length */
export const stopAt = (time: number): number =>
  Math.max(
    0,
    stops.findLastIndex(({ start }) => start <= time),
  );

/** A change of rooms: the index of the next stop, and how far the change is, 0 to 1. */
type Change = { to: number; amount: number };

/** The change of rooms at a time in seconds. Between stops of one walk, and at a cut, there is none. */
export function changeAt(time: number): Change | undefined {
  const to = stops.findIndex(({ start, arrives }) => arrives && Math.abs(time - start) < reach);
  if (to < 0) return undefined;
  return { to, amount: clamp((time - stops[to]!.start + reach) / (2 * reach)) };
}

/** How much light there is at a time in seconds, 0 to 1. */
export const fadeAt = (time: number): number =>
  smootherstep(time / fadeIn) * smootherstep((duration - time) / fadeOut);
