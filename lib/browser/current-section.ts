/** A section and its distance from the top of the viewport, in pixels. */
export type SectionTop = { id: string; top: number };

/**
 * The section that the visitor reads. The reading line is below the header at the top of the page, and moves to the
 * bottom of the viewport as the visitor scrolls to the end. So even a short first or last section becomes current, and
 * so does a section that an anchor scrolls to.
 *
 * @param sections in page order
 * @param header height of the sticky header, in pixels
 * @param viewport height of the viewport, in pixels
 * @param progress how far the page is scrolled, 0 to 1
 * @returns its id; the id of the first section if all are below the line
 */
export function currentSection(
  sections: readonly SectionTop[],
  header: number,
  viewport: number,
  progress: number,
): string | undefined {
  // Anchors stop at fractions of a pixel, so the line is one pixel lower.
  const line = header + 1 + progress * (viewport - header);
  return (sections.findLast(({ top }) => top <= line) ?? sections[0])?.id;
}
