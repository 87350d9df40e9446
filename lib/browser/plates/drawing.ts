/** Dots of one color: three numbers for each, its position and its size. */
export type Dots = { color: string; values: Float32Array };

/** A line, or a filled shape if its width is 0. */
export type Shape = { color: string; width: number; path: string };

/** A plate in its own units. */
export type Drawing = { width: number; height: number; dots: Dots[]; shapes: Shape[] };

/**
 * Reads the SVG file of a plate, as those of the site are written: each dot is a step from the previous one. Trusted Types would refuse to parse the file as a document.
 *
 * @returns undefined for any other file, such as the owner's own picture in the place of a plate
 */
export function readDrawing(svg: string): Drawing | undefined {
  const head = /^<svg [^>]+ viewBox="0 0 (\d+) (\d+)"><g transform="scale\(([\d.]+)/.exec(svg);
  if (!head) return undefined;
  const [width, height, unit] = head.slice(1).map(Number) as [number, number, number];
  const ink = / stroke="([^"]+)/.exec(svg)?.[1];
  const shapes: Shape[] = [];
  const byColor = new Map<string, number[]>();

  for (const [markup] of svg.matchAll(/<path[^>]+/g)) {
    const value = (name: string) => new RegExp(` ${name}="([^"]+)`).exec(markup)?.[1];
    const path = value('d') ?? '';
    const color = value('fill') ?? value('stroke') ?? ink ?? '';
    const size = Number(value('stroke-width') ?? 0);
    if (!path.startsWith('m')) {
      shapes.push({ color, width: size, path });
      continue;
    }
    const dots = byColor.get(color) ?? [];
    byColor.set(color, dots);
    let x = 0;
    let y = 0;
    for (const [, right, down] of path.matchAll(/(-?\d+) ?(-?\d+)z/g))
      dots.push((x += +right!), (y += +down!), size);
  }

  if (byColor.size === 0) return undefined;
  return {
    width: width / unit,
    height: height / unit,
    dots: [...byColor].map(([color, values]) => ({ color, values: new Float32Array(values) })),
    shapes,
  };
}
