import { landingOf, shownDots, type Sheet } from './sheet';
import { bestOf, type Hit } from './judge';

type Circle = { x: number; y: number; radius: number };

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

/** The few dots of a sheet without hits. */
export const outline = ({ dots }: Sheet): Circle[] =>
  dots.filter(({ order }) => order < 0.12).map(({ x, y }) => ({ x, y, radius: 1.2 }));

/** Draws what hits have made, in ink, and an orange burst where the best one landed. */
export function drawResult(context: CanvasRenderingContext2D, sheet: Sheet, hits: readonly Hit[]) {
  fillCircles(context, colorOf('mute-on-bone'), outline(sheet));
  const best = bestOf(hits);
  if (!best) return;
  const { x, y } = landingOf(sheet, best);
  const isInBurst = (dot: Circle) => Math.hypot(dot.x - x, dot.y - y) < 30;
  const burst = disc(320, (part) => 46 * Math.sqrt(part) * (1 + 1.2 * part)).map((dot) => ({
    x: x + dot.x,
    y: y + dot.y,
    radius: 2.3 - 1.7 * dot.part,
  }));
  const dots = shownDots(sheet, hits);
  fillCircles(context, colorOf('ember-print'), [...burst, ...dots.filter(isInBurst)]);
  fillCircles(
    context,
    colorOf('ink'),
    dots.filter((dot) => !isInBurst(dot)),
  );
}
