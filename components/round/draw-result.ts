import { colorOf, disc, fillCircles, type Circle } from './circles';
import { bestOf, type Hit } from './judge';
import { landingOf, outline, shownDots, type Sheet } from './sheet';

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
