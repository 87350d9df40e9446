import { dotsOfPath } from '@/lib/dots-of-path';

/** The dots (x, y and size) and shapes (width 0: filled) of a drawing's SVG file; undefined for any other file. */
export function readDrawing(svg: string) {
  const head = /^<svg [^>]+ viewBox="0 0 (\d+) (\d+)"><g transform="scale\(([\d.]+)/.exec(svg);
  if (!head) return undefined;
  const [width, height, unit] = head.slice(1).map(Number) as [number, number, number];
  const ink = / stroke="([^"]+)/.exec(svg)?.[1];
  const shapes: { color: string; width: number; path: string }[] = [];
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
    for (const { x, y } of dotsOfPath(path)) dots.push(x, y, size);
  }

  const dots = [...byColor].map(([color, values]) => ({ color, values: new Float32Array(values) }));
  return dots.length > 0 ? { width: width / unit, height: height / unit, dots, shapes } : undefined;
}
