import type { PlateContent } from '../../schema/values';
import { plateWord } from '../shared';
import { sections } from './sections';

/**
 * The plates in the order of the page. What has an id and an image is one. The kind of a section does not say where its
 * plates are: each keeps them elsewhere, some do not have any, and a section of a new kind is counted without a line here.
 */
export function platesIn(content: unknown): readonly PlateContent[] {
  if (typeof content !== 'object' || content === null) return [];
  if ('id' in content && 'image' in content) return [content as PlateContent];
  return Object.values(content).flatMap(platesIn);
}

type Section = (typeof sections)[number];

const count = (parts: readonly { id: string }[]) => new Map(parts.map(({ id }, index) => [id, index + 1]));

/** The numbers of headings by the id of their section, and of plates by their id, from 1. */
export const numbersOf = (sections: readonly Section[]) => ({
  headings: count(sections.filter((section) => 'heading' in section)),
  plates: count(platesIn(sections)),
});

export const numbering = numbersOf(sections);

export const plateLabel = (id: string) => `${plateWord} ${numbering.plates.get(id)}.`;
