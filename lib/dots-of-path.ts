/**
 * Reads the dots of an SVG path such as `m339 66zm-215 38z`, as the studio writes them: lines of no length, each at its
 * distance from the one before.
 */
export function dotsOfPath(path: string): { x: number; y: number }[] {
  let x = 0;
  let y = 0;
  return [...path.matchAll(/(-?\d+) ?(-?\d+)z/g)].map(([, right, down]) => {
    x += Number(right);
    y += Number(down);
    return { x, y };
  });
}
