/** A section and where a link to it scrolls a page without an end, in pixels from the top of the page. */
export type SectionStop = { id: string; stop: number };

/**
 * The section that the visitor reads: the last one whose stop the page has reached. Near its end, the page ends before
 * it reaches the stop of every section. Those sections share the rest of the way evenly, so that each of them becomes
 * current. If a link led to one of them, that one is current for as long as the page stays at its end.
 *
 * @param sections in page order
 * @param scroll how far the page is scrolled, in pixels
 * @param end how far the page can scroll, in pixels
 * @param target the id of the section that the URL names
 * @returns its id; the id of the first section before all stops; undefined without sections
 */
export function currentSection(
  sections: readonly SectionStop[],
  scroll: number,
  end: number,
  target?: string,
): string | undefined {
  // Links stop at fractions of a pixel.
  const reached = (stop: number) => stop <= scroll + 1;
  const beyond = sections.filter(({ stop }) => stop > end);
  if (reached(end) && beyond.some(({ id }) => id === target)) return target;

  const last = sections[sections.length - beyond.length - 1]?.stop ?? 0;
  const shared = beyond.map(({ id }, index) => ({
    id,
    stop: last + ((index + 1) / beyond.length) * (end - last),
  }));
  const stops = [...sections.filter(({ stop }) => stop <= end), ...shared];
  return (stops.findLast(({ stop }) => reached(stop)) ?? sections[0])?.id;
}
