/**
 * The section that the visitor reads: the last one whose stop the page has reached. Near its end, the page ends before
 * it reaches the stop of every section. Those sections share the rest of the way evenly, so that each of them becomes
 * current. If a link led to one of them, that one is current for as long as the page stays at its end.
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
  const isReached = (stop: number) => stop <= scroll + 1;
  const within = sections.filter(({ stop }) => stop <= end);
  const beyond = sections.slice(within.length);
  if (isReached(end) && beyond.some(({ id }) => id === target)) return target;
  const last = within.at(-1)?.stop ?? 0;
  const share = (end - last) / beyond.length;
  const shared = beyond.map(({ id }, index) => ({ id, stop: last + (index + 1) * share }));
  return ([...within, ...shared].findLast(({ stop }) => isReached(stop)) ?? sections[0])?.id;
}
