import { createFilter } from './filter';
import { sampleRate, type StereoSound } from './buffer';

/** Seconds whose energies are compared before and after a moment. */
const near = 0.005;

/**
 * The sharpest onset near a moment, among what is above 2 kHz: low drums do not hide it.
 *
 * @param time seconds; the search goes 0.1 s to either side
 * @returns when it is, in seconds, and by how many decibels the energy rises there
 */
export function sharpestOnset({ left, right }: StereoSound, time: number): { at: number; rise: number } {
  const first = Math.round((time - 0.12) * sampleRate);
  const filter = createFilter('high');
  const energies = Array.from({ length: Math.round(0.24 * sampleRate) }, (_, index) => {
    const place = (first + index + left.length) % left.length;
    return filter(left[place]! + right[place]!, 2000) ** 2;
  });
  const step = Math.round(0.001 * sampleRate);
  const width = Math.round(near * sampleRate);
  const energy = (from: number) => energies.slice(from, from + width).reduce((sum, part) => sum + part, 1e-9);
  let best = { at: time, rise: -Infinity };
  for (let place = Math.round(0.02 * sampleRate); place <= 0.22 * sampleRate; place += step) {
    const rise = 10 * Math.log10(energy(place) / energy(place - width));
    if (rise > best.rise) best = { at: (first + place) / sampleRate, rise };
  }
  return best;
}
