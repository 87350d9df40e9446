import { clamp } from '@/lib/browser/clamp';
import { prefersReducedMotion } from '@/lib/browser/preferences';
import { changeView, normalizeAngle, type Direction, type View } from './camera';

/** Milliseconds of a turn, of a glide after a drag, and of the end of a drag that sets the glide's speed. */
const [turnTime, glideTime, recent] = [450, 840, 80];

const partOf = ({ yaw, pitch, fov }: View, part: number): View => ({
  yaw: part * yaw,
  pitch: part * pitch,
  fov: part * fov,
});

/** The view follows its goal, so a device, a pointer and a key can move it together; with reduced motion, at once. */
export function createViewMover() {
  let drawView: (view: View) => void = () => {};
  let goal: View = { yaw: 0, pitch: 0, fov: 0 };
  /** From the goal of a turn back to where the turn started. */
  let way: View = goal;
  /** The part of the way that is left, from 1 to 0. */
  let left = 0;
  let start = 0;
  let duration = 1;
  let frameRequest = 0;
  let drags: (Direction & { time: number })[] = [];

  const view = () => changeView(goal, partOf(way, left));
  const redraw = () => {
    drawView(view());
    if (left > 0) frameRequest ||= requestAnimationFrame(step);
  };
  const step = (now: number) => {
    frameRequest = 0;
    const passed = clamp((now - start) / duration, 0, 1);
    // A view that was stopped stays.
    if (left > 0) left = (1 - passed) ** 3;
    redraw();
  };
  /** Draws now, unless a frame is due. */
  const update = () => {
    if (!frameRequest) redraw();
  };
  const recentAt = (now: number) => drags.filter(({ time }) => now - time < recent);

  /** Turns from the end of the last turn, so that held keys add up. */
  const turnBy = (change: Partial<View>, time = turnTime) => {
    const before = view();
    const yawLeft = left * way.yaw;
    goal = changeView(goal, change);
    way = {
      // Not a difference of two views, which would take the shorter way.
      yaw: yawLeft - (change.yaw ?? 0),
      pitch: before.pitch - goal.pitch,
      fov: before.fov - goal.fov,
    };
    left = prefersReducedMotion() ? 0 : 1;
    start = performance.now();
    duration = time;
    update();
  };

  const stop = () => {
    goal = view();
    left = 0;
  };

  const moveBy = (change: Partial<View>) => {
    goal = changeView(goal, change);
    update();
  };

  return {
    setDraw: (draw: typeof drawView) => void (drawView = draw),
    moveBy,
    turnBy,
    turnTo: ({ yaw, pitch, fov = goal.fov }: Direction & { fov?: number }, time?: number) =>
      turnBy({ yaw: normalizeAngle(yaw - goal.yaw), pitch: pitch - goal.pitch, fov: fov - goal.fov }, time),
    dragBy(change: Partial<View>, now: number) {
      drags = [...recentAt(now), { yaw: change.yaw ?? 0, pitch: change.pitch ?? 0, time: now }];
      moveBy(change);
    },
    endDrag(now: number) {
      const last = recentAt(now);
      drags = [];
      if (last.length === 0 || prefersReducedMotion()) return;
      const [yaw, pitch] = (['yaw', 'pitch'] as const).map(
        (key) => (last.reduce((total, drag) => total + drag[key], 0) / recent) * (glideTime / 3),
      );
      turnBy({ yaw, pitch }, glideTime);
    },
    jumpTo(to: View) {
      stop();
      goal = to;
      redraw();
    },
    redraw,
    view,
    goal: () => goal,
    stop,
  };
}

export type ViewMover = ReturnType<typeof createViewMover>;
