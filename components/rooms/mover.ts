import { prefersReducedMotion } from '@/lib/browser/preferences';
import { changed, normal, type Direction, type View } from './camera';

/** Milliseconds of a turn, of a glide after a drag, and of the end of a drag that gives its speed. */
const [turnTime, glideTime, recent] = [450, 840, 80];

/**
 * Moves a view. Input moves its goal, and the view closes the gap to it, so a device, a pointer and a key can
 * move it at the same time. With reduced motion, there is no gap.
 */
export function createMover() {
  let draw: (view: View) => boolean = () => false;
  let goal: View = { yaw: 0, pitch: 0, fov: 0 };
  /** From the goal back to the start of the motion, and the part of it that is left, from 1 to 0. */
  let gap = goal;
  let left = 0;
  let [start, duration] = [0, 1];
  let frame = 0;
  let drags: (Direction & { time: number })[] = [];

  const view = () => changed(goal, { yaw: left * gap.yaw, pitch: left * gap.pitch, fov: left * gap.fov });
  /** Draws now, and then in each frame while the picture changes. */
  const redraw = () => {
    if (draw(view()) || left > 0) frame ||= requestAnimationFrame(step);
  };
  const step = (now: number) => {
    frame = 0;
    if (left > 0) left = (1 - Math.min(1, Math.max(0, now - start) / duration)) ** 3;
    redraw();
  };
  /** Draws now, or in the frame that comes anyway. */
  const update = () => {
    if (!frame) redraw();
  };
  const recentAt = (now: number) => drags.filter(({ time }) => now - time < recent);

  /** Turns from where the last turn ends, so that held keys add up. */
  const turnBy = (change: Partial<View>, time = turnTime) => {
    const from = view();
    goal = changed(goal, change);
    // Not a difference of two views, which would be the shorter way.
    const yaw = left * gap.yaw - (change.yaw ?? 0);
    gap = { yaw, pitch: from.pitch - goal.pitch, fov: from.fov - goal.fov };
    left = prefersReducedMotion() ? 0 : 1;
    [start, duration] = [performance.now(), time];
    update();
  };

  const stop = () => {
    goal = view();
    left = 0;
  };

  const shift = (change: Partial<View>) => {
    goal = changed(goal, change);
    update();
  };

  return {
    /** Calls `next` with each view, and in each frame while it returns true. */
    drawWith: (next: typeof draw) => void (draw = next),
    update,
    shift,
    turnBy,
    turnTo: ({ yaw, pitch, fov = goal.fov }: Direction & { fov?: number }, time?: number) =>
      turnBy({ yaw: normal(yaw - goal.yaw), pitch: pitch - goal.pitch, fov: fov - goal.fov }, time),
    follow(change: Partial<View>, now: number) {
      drags = [...recentAt(now), { yaw: change.yaw ?? 0, pitch: change.pitch ?? 0, time: now }];
      shift(change);
    },
    release(now: number) {
      const last = recentAt(now);
      drags = [];
      if (last.length === 0 || prefersReducedMotion()) return;
      const [yaw, pitch] = (['yaw', 'pitch'] as const).map(
        (key) => (last.reduce((total, drag) => total + drag[key], 0) / recent) * (glideTime / 3),
      );
      turnBy({ yaw, pitch }, glideTime);
    },
    look(to: View) {
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

export type Mover = ReturnType<typeof createMover>;
