import type { DrawingContent } from '../../schema/values';
import { sections } from './sections';

/** In the order of the page. What has an id and a picture is a drawing, in sections of every kind. */
export function drawingsIn(content: unknown): readonly DrawingContent[] {
  if (typeof content !== 'object' || content === null) return [];
  if ('id' in content && 'image' in content) return [content as DrawingContent];
  return Object.values(content).flatMap(drawingsIn);
}

type Section = (typeof sections)[number];

const count = (parts: readonly { id: string }[]) => new Map(parts.map(({ id }, index) => [id, index + 1]));

/** The numbers of section labels by the id of their section, and of drawings by their id, from 1. */
export const numbersOf = (sections: readonly Section[]) => ({
  labels: count(sections.filter((section) => 'label' in section)),
  drawings: count(drawingsIn(sections)),
});

export const numbers = numbersOf(sections);

/** Undefined if the home page does not show the drawing. */
export const drawingHref = (id: string) => (numbers.drawings.has(id) ? `#plate-${id}` : undefined);
