/**
 * A seeded random generator (mulberry32, public domain: https://github.com/cprosche/mulberry32).
 *
 * @returns a function that gives the same sequence of numbers for the same seed, from 0 up to but not
 *   including 1
 */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
