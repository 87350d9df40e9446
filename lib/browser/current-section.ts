/** Where a section begins, in pixels below the top of the viewport. */
export type SectionTop = { id: string; top: number };

/**
 * The section that a reader is in. The line of reading starts under the header at the top of the page and
 * reaches the viewport's bottom at its end, so that the first and the last section have their turn however
 * short they are, and a section that an anchor led to is the current one.
 *
 * @param sections in the order of the page
 * @param header height of what covers the viewport's top, in pixels
 * @param viewport height of the viewport, in pixels
 * @param progress how far the page is scrolled, 0 to 1
 * @returns the id; the first one's while all are still below the line
 */
export function currentSection(
  sections: readonly SectionTop[],
  header: number,
  viewport: number,
  progress: number,
): string | undefined {
  // One pixel more: anchors land on fractions of a pixel.
  const line = header + 1 + progress * (viewport - header);
  return (sections.findLast(({ top }) => top <= line) ?? sections[0])?.id;
}
