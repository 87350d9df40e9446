import { prefersReducedMotion } from '@/lib/browser/preferences';
import { changeView, normalizeAngle, type Direction, type View } from './camera';

/** Milliseconds of a turn, of a glide after a drag, and of the end of a drag that sets the glide's speed. */
const [turnTime, glideTime, recent] = [450, 840, 80];

/** The view follows its goal, so a device, a pointer and a key can move it together; with reduced motion, at once. */
export function createViewMover() {
  let drawView: (view: View) => boolean = () => false;
  let goal: View = { yaw: 0, pitch: 0, fov: 0 };
  /** The view is the goal plus the `remaining` part, from 1 to 0, of the gap. */
  let gap = goal;
  let remaining = 0;
  let [start, duration] = [0, 1];
  let frameRequest = 0;
  let drags: (Direction & { time: number })[] = [];

  const view = () =>
    changeView(goal, { yaw: remaining * gap.yaw, pitch: remaining * gap.pitch, fov: remaining * gap.fov });
  const redraw = () => {
    if (drawView(view()) || remaining > 0) frameRequest ||= requestAnimationFrame(step);
  };
  const step = (now: number) => {
    frameRequest = 0;
    if (remaining > 0) remaining = (1 - Math.min(1, Math.max(0, now - start) / duration)) ** 3;
    redraw();
  };
  /** Draws now, unless a frame is due. */
  const update = () => {
    if (!frameRequest) redraw();
  };
  const recentAt = (now: number) => drags.filter(({ time }) => now - time < recent);

  /** Turns from the end of the last turn, so that held keys add up. */
  const turnBy = (change: Partial<View>, time = turnTime) => {
    const from = view();
    goal = changeView(goal, change);
    // Not a difference of two views, which would take the shorter way.
    const yaw = remaining * gap.yaw - (change.yaw ?? 0);
    gap = { yaw, pitch: from.pitch - goal.pitch, fov: from.fov - goal.fov };
    remaining = prefersReducedMotion() ? 0 : 1;
    [start, duration] = [performance.now(), time];
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
    /** Calls `next` with each view, and in each frame while it returns true. */
    setDraw: (next: typeof drawView) => void (drawView = next),
    update,
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
