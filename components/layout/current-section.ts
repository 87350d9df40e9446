/**
 * The id of the section in view: the one in the `middle` of the window, or the last at the `end` of the page. Where a
 * link has just led, it is that of the link: the `target`.
 */
export function currentSection(
  sections: readonly { id: string; stop: number }[],
  { scroll, middle, end }: { scroll: number; middle: number; end: number },
  target?: string,
): string | undefined {
  // Safari scrolls beyond the end, and back.
  const place = Math.min(scroll, end);
  // Links stop at fractions of a pixel.
  const isAt = (stop: number) => Math.abs(Math.min(stop, end) - place) <= 1;
  const linked = sections.find(({ id }) => id === target);
  if (linked && isAt(linked.stop)) return linked.id;
  if (isAt(end)) return sections.at(-1)?.id;
  const inMiddle = sections.findLast(({ stop }) => stop <= scroll + middle);
  return (inMiddle ?? sections[0])?.id;
}
