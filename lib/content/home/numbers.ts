import type { DrawingContent } from '../types';
import { sections, type Section } from './sections';

function drawingsOf(section: Section): readonly DrawingContent[] {
  if (section.kind === 'problem') return [section.audience.drawing];
  if (section.kind === 'how-it-works') return section.drawings;
  if (section.kind === 'vision') return section.phases.flatMap(({ drawing }) => drawing ?? []);
  return [];
}

const count = (parts: readonly { id: string }[]) => new Map(parts.map(({ id }, index) => [id, index + 1]));

/** The numbers of section labels by the id of their section, and of drawings by their id, from 1. */
export const numbersOf = (sections: readonly Section[]) => ({
  labels: count(sections.filter((section) => 'label' in section)),
  drawings: count(sections.flatMap(drawingsOf)),
});

export const numbers = numbersOf(sections);

/** Undefined if the home page does not show the drawing. */
export const drawingOf = (id?: string) => sections.flatMap(drawingsOf).find((drawing) => drawing.id === id);

/** Undefined if the home page does not show the drawing. */
export const drawingHref = (id: string) => (numbers.drawings.has(id) ? `#plate-${id}` : undefined);
