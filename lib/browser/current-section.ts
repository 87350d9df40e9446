/**
 * The section that the visitor reads: the last one whose stop the page has reached. The page ends before it reaches the
 * stops of its last sections. At its end, the one that a link led to is current, or else the last.
 *
 * @param sections in page order: their ids, and where a link to each scrolls a page without an end, in pixels from its top
 * @param scroll how far the page is scrolled, in pixels
 * @param end how far the page can scroll, in pixels
 * @param target the id of the section that the URL names
 * @returns its id; the id of the first section before all stops; undefined without sections
 */
export function currentSection(
  sections: readonly { id: string; stop: number }[],
  scroll: number,
  end: number,
  target?: string,
): string | undefined {
  // Links stop at fractions of a pixel.
  const beyond = scroll >= end - 1 ? sections.filter(({ stop }) => stop > end) : [];
  const reached = sections.findLast(({ stop }) => stop <= scroll + 1) ?? sections[0];
  return (beyond.find(({ id }) => id === target) ?? beyond.at(-1) ?? reached)?.id;
}
