type Point = { x: number; y: number };

/**
 * Gives each point of one set its own of another, near it: both sets are halved again and again, across the
 * longer side of the first, and the halves belong together.
 *
 * @param many two sets of equal size
 */
export function pairUp<One extends Point, Other extends Point>(
  many: readonly One[],
  others: readonly Other[],
): [One, Other][] {
  if (many.length === 0) return [];
  if (many.length === 1) return [[many[0]!, others[0]!]];
  const span = (axis: keyof Point): number => {
    const places = many.map((point) => point[axis]);
    return Math.max(...places) - Math.min(...places);
  };
  const axis = span('x') >= span('y') ? 'x' : 'y';
  const sorted = <Item extends Point>(points: readonly Item[]): Item[] =>
    [...points].sort((a, b) => a[axis] - b[axis]);
  const [first, second] = [sorted(many), sorted(others)];
  const half = many.length >> 1;
  return [
    ...pairUp(first.slice(0, half), second.slice(0, half)),
    ...pairUp(first.slice(half), second.slice(half)),
  ];
}
