/** The id of the section in view. At the `end` of the page, it is the `target` of a link, or else the last section. */
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
