import { clamp } from '@/lib/browser/clamp';
import { prefersReducedMotion } from '@/lib/browser/preferences';
import { colorOf, disc, fillCircles } from './circles';
import { drawResult } from './draw-result';
import { beat, isOnBeat, targets, type Hit, type Side, type Target } from './judge';
import { outline, shownDots, type Dot, type Sheet } from './sheet';

/** Seconds for which a target comes along the tunnel, from this depth to 1, and for which dots fly. */
const lead = 3 * beat;
const depth = 7;
const flight = 0.5;

/** The front of a ball with a radius of 1, lit from the upper left. */
const ball = disc(180, (part) => Math.sqrt(1 - (1 - part) ** 2)).map(({ x, y, part }) => {
  const light = 0.66 * (1 - part) - 0.45 * x - 0.6 * y;
  return { x, y, radius: 0.015 + 0.05 * Math.max(0, light) };
});

/**
 * In parts of the canvas: the greatest size of the sheet, how far the gates are from the middle, and from the top. The
 * words of the end are beside the sheet, or below it.
 */
const layouts = {
  wide: { sheetWidth: 0.52, sheetHeight: 0.9, gateDistance: 0.33, gateY: 0.62 },
  tall: { sheetWidth: 0.94, sheetHeight: 0.6, gateDistance: 0.26, gateY: 0.8 },
};

type Burst = { dots: readonly Dot[]; side: Side; start: number; isStrong: boolean };

/**
 * Draws a round: what comes, and the dots of what was hit. With less motion, targets fill in their places.
 * `keys` says how to hit, until the visitor does.
 */
export function createPainter(canvas: HTMLCanvasElement, sheet: Sheet, keys: Record<Side, string>) {
  const isStill = prefersReducedMotion();
  const density = Math.min(devicePixelRatio, 2);
  const width = (canvas.width = canvas.clientWidth * density);
  const height = (canvas.height = canvas.clientHeight * density);
  const context = canvas.getContext('2d')!;
  const colors = {
    left: colorOf('ember'),
    right: colorOf('tide'),
    bone: colorOf('bone'),
    ink: colorOf('ink'),
  };

  const isWide = matchMedia('(orientation: landscape)').matches;
  const layout = isWide ? layouts.wide : layouts.tall;
  const scale = Math.min(
    (layout.sheetWidth * width) / sheet.width,
    (layout.sheetHeight * height) / sheet.height,
  );
  const left = (width - scale * sheet.width) / 2;
  const top = isWide ? (height - scale * sheet.height) / 2 : 0.08 * height;
  const middle = { x: 0.5 * width, y: 0.43 * height };
  const gate = {
    left: width * (0.5 - layout.gateDistance),
    right: width * (0.5 + layout.gateDistance),
    y: layout.gateY * height,
  };
  const size = Math.min(0.13 * width, 0.15 * height);

  /** The outline, and the dots that have landed. */
  const settled = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')!;
  settled.setTransform(scale, 0, 0, scale, left, top);
  fillCircles(settled, colors.bone, outline(sheet));
  let bursts: Burst[] = [];
  /** The sides that the visitor knows how to hit. */
  const known = new Set<Side>();

  const { fontFamily } = getComputedStyle(canvas);
  Object.assign(context, {
    font: `900 ${0.5 * size}px ${fontFamily}`,
    textAlign: 'center',
    textBaseline: 'middle',
  });
  const write = (text: string, color: string, x: number, y: number) => {
    context.globalAlpha = 1;
    context.fillStyle = color;
    context.fillText(text, x, y);
  };

  const traceCircle = (
    color: string,
    opacity: number,
    line: number,
    x: number,
    y: number,
    radius: number,
  ) => {
    context.fillStyle = context.strokeStyle = color;
    context.globalAlpha = clamp(opacity, 0, 1);
    context.lineWidth = line * size;
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
  };

  const drawGate = (side: Side, time: number) => {
    const last = bursts.find((burst) => burst.side === side);
    const flash = last ? clamp(1 - (time - last.start) / 0.25, 0, 1) : 0;
    traceCircle(colors[side], 0.7 + 0.3 * flash, 0.05 + 0.06 * flash, gate[side], gate.y, size);
    context.stroke();
    context.globalAlpha = last?.isStrong ? 0.5 * flash : 0;
    context.fill();
    if (!known.has(side)) write(keys[side], colors[side], gate[side], gate.y);
  };

  /** The first bar counts down. */
  const drawCount = (time: number) => {
    const beats = Math.ceil(4 - time / beat);
    if (beats >= 1 && beats <= 4) write(String(beats), colors.bone, middle.x, middle.y);
  };

  const drawTarget = ({ side, time: due }: Target, time: number) => {
    const rest = due - time;
    const away = isStill ? 1 : 1 + (rest / lead) * (depth - 1);
    const x = middle.x + (gate[side] - middle.x) / away;
    const y = middle.y + (gate.y - middle.y) / away;
    const radius = (0.82 * size) / away;
    traceCircle(colors.ink, 1 + rest / 0.2, 0, x, y, radius);
    context.fill();
    const dots = ball.map((dot) => ({
      x: x + radius * dot.x,
      y: y + radius * dot.y,
      radius: radius * dot.radius,
    }));
    fillCircles(context, colors[side], dots);
    if (rest < 0) return;
    const closing = isStill ? 1 - rest / lead : 1 + rest / beat;
    traceCircle(colors[side], 1 - rest / lead, 0.03, gate[side], gate.y, size * closing);
    if (isStill) context.fill();
    else context.stroke();
  };

  const drawBurst = ({ dots, side, start }: Burst, time: number) => {
    const part = 1 - (1 - (time - start) / flight) ** 3;
    const moved = dots.map((dot) => ({
      x: gate[side] + (left + scale * dot.x - gate[side]) * part,
      y: gate.y + (top + scale * dot.y - gate.y) * part,
      radius: scale * dot.radius * (2 - part),
    }));
    fillCircles(context, colors.bone, moved);
  };

  return {
    /** The last one of `hits` is new. */
    add(hits: readonly Hit[], time: number) {
      const last = hits.at(-1)!;
      const { side } = targets[last.target]!;
      known.add(side);
      const before = new Set(shownDots(sheet, hits.slice(0, -1)));
      const dots = shownDots(sheet, hits).filter((dot) => !before.has(dot));
      const start = isStill ? time - flight : time;
      bursts.unshift({ dots, side, start, isStrong: isOnBeat(last) });
    },
    paint(time: number, hits: readonly Hit[]) {
      for (const { dots, start } of bursts)
        if (time >= start + flight) fillCircles(settled, colors.bone, dots);
      bursts = bursts.filter(({ start }) => time < start + flight);
      context.clearRect(0, 0, width, height);
      context.globalAlpha = 0.75;
      context.drawImage(settled.canvas, 0, 0);
      for (const burst of bursts) drawBurst(burst, time);
      drawCount(time);
      drawGate('left', time);
      drawGate('right', time);
      const coming = targets.filter((target, index) => {
        const isNear = target.time < time + lead && target.time > time - 0.2;
        return isNear && hits.every((hit) => hit.target !== index);
      });
      for (const target of coming.toReversed()) drawTarget(target, time);
    },
    finish(hits: readonly Hit[]) {
      context.reset();
      context.setTransform(scale, 0, 0, scale, left, top);
      drawResult(context, sheet, hits);
    },
  };
}
