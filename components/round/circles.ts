export type Circle = { x: number; y: number; radius: number };

export const colorOf = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${name}`);

export function fillCircles(context: CanvasRenderingContext2D, color: string, circles: readonly Circle[]) {
  context.fillStyle = color;
  context.beginPath();
  for (const { x, y, radius } of circles) {
    context.moveTo(x + radius, y);
    context.arc(x, y, radius, 0, 2 * Math.PI);
  }
  context.fill();
}

/** A circle full of dots: `reach(part)` is how far from its middle each part of them is. */
export const disc = (count: number, reach: (part: number) => number) =>
  Array.from({ length: count }, (_, index) => {
    const away = reach(index / count);
    return { x: away * Math.cos(2.4 * index), y: away * Math.sin(2.4 * index), part: index / count };
  });
