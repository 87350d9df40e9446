const steps = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 } as const;

type Letter = keyof typeof steps;
type Octave = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** A note's name in scientific pitch notation: middle C is C4. */
export type Note = `${Letter}${'' | 'b'}${Octave}`;

/** The frequency of a note in hertz: equal temperament, A4 = 440 Hz. */
export function pitch(note: Note): number {
  const semitones = steps[note[0] as Letter] - (note[1] === 'b' ? 1 : 0) + 12 * Number(note.at(-1));
  return 440 * 2 ** ((semitones - 57) / 12);
}
