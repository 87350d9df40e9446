import { sections, type Section } from '.';
import type { PlateContent } from '../types';

/** The drawings of a section, in their order. */
export function platesOf(section: Section): readonly PlateContent[] {
  if (section.kind === 'problem') return [section.audience.plate];
  if (section.kind === 'how-it-works') return section.plates;
  if (section.kind === 'vision') return section.rounds.flatMap(({ plate }) => plate ?? []);
  return [];
}

const count = (parts: readonly { id: string }[]) => new Map(parts.map(({ id }, index) => [id, index + 1]));

/** The numbers of the wall labels by the id of their section, and of the plates by their own id, from 1. */
export const numbersOf = (sections: readonly Section[]) => ({
  labels: count(sections.filter((section) => 'label' in section)),
  plates: count(sections.flatMap(platesOf)),
});

export const numbers = numbersOf(sections);

/** A plate of the home page, or undefined if the page does not show it. */
export const plateOf = (id?: string) => sections.flatMap(platesOf).find((plate) => plate.id === id);

/** A link to a plate of the home page, or undefined if the page does not show it. */
export const plateHref = (id: string) => (numbers.plates.has(id) ? `#plate-${id}` : undefined);
