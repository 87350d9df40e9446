import type { BillLine } from './bill';

/** The name as the hero sets it, a line each; README.md tells how to break another name. */
const nameLines: readonly BillLine[] = [
  { text: 'Combat +', width: 62 },
  { text: 'Culture', width: 66 },
];

/** The brand: the one place to change its name, its mark and its address. */
export const site = {
  /** A working name; the owner will set the real one. */
  name: nameLines.map((line) => line.text).join(' '),
  nameLines,
  /** The letters on either side of the plus. */
  mark: ['C', 'C'],
  /** A placeholder; the owner will set the real address. */
  email: 'hello@example.com',
} as const;
