import { clamp } from '@/lib/browser/clamp';
import { prefersReducedMotion } from '@/lib/browser/preferences';
import { changeView, normalizeAngle, type Direction, type View } from './camera';

// In milliseconds.
const turnTime = 450;
/** After a drag. */
const glideTime = 840;
/** The end of a drag, which sets the speed of its glide. */
const recentTime = 80;

const scale = ({ yaw, pitch, fov }: View, factor: number): View => ({
  yaw: factor * yaw,
  pitch: factor * pitch,
  fov: factor * fov,
});

/** The view follows its goal, so a device, a pointer and a key can move it together; with reduced motion, at once. */
export function createViewMover() {
  let drawView: (view: View) => void = () => {};
  /** Where a turn ends. Without a turn, the view itself. */
  let goal: View = { yaw: 0, pitch: 0, fov: 0 };
  /** What leads from the goal back to where the turn started. */
  let wayBack: View = goal;
  /** How much of the way is still to go: 1 when a turn starts, 0 when it has ended. */
  let remaining = 0;
  let startTime = 0;
  let duration = 1;
  let frameRequest = 0;
  let drags: (Direction & { time: number })[] = [];

  const view = () => changeView(goal, scale(wayBack, remaining));
  const redraw = () => {
    drawView(view());
    if (remaining > 0) frameRequest ||= requestAnimationFrame(step);
  };
  const step = (now: number) => {
    frameRequest = 0;
    // The turn may have been stopped since the frame was asked for.
    if (remaining > 0) {
      const passed = clamp((now - startTime) / duration, 0, 1);
      // Fast at first, then ever slower.
      remaining = (1 - passed) ** 3;
    }
    redraw();
  };
  /** Draws now, unless a frame is due. */
  const update = () => {
    if (!frameRequest) redraw();
  };
  const recentAt = (now: number) => drags.filter(({ time }) => now - time < recentTime);

  /** Turns from the end of the last turn, so that held keys add up. */
  const turnBy = (change: Partial<View>, time = turnTime) => {
    const before = view();
    const remainingYaw = remaining * wayBack.yaw;
    goal = changeView(goal, change);
    wayBack = {
      // Not a difference of two views, which would take the shorter way.
      yaw: remainingYaw - (change.yaw ?? 0),
      pitch: before.pitch - goal.pitch,
      fov: before.fov - goal.fov,
    };
    remaining = prefersReducedMotion() ? 0 : 1;
    startTime = performance.now();
    duration = time;
    update();
  };

  const stop = () => {
    goal = view();
    remaining = 0;
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
      const total = (axis: 'yaw' | 'pitch') => last.reduce((sum, drag) => sum + drag[axis], 0);
      // A glide starts three times as fast as its mean, which makes it as fast as the drag.
      const glide = glideTime / recentTime / 3;
      turnBy({ yaw: glide * total('yaw'), pitch: glide * total('pitch') }, glideTime);
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
