import { distance } from 'fastest-levenshtein';

/** The known name that somebody may have meant, if at most three letters differ. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  const slips = (other: string) => distance(name.toLowerCase(), other.toLowerCase());
  return known.filter((other) => slips(other) <= 3).toSorted((a, b) => slips(a) - slips(b))[0];
}
