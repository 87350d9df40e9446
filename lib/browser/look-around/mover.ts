import { prefersReducedMotion } from '@/lib/browser/preferences';
import { changed, normal, type Direction, type View } from './camera';

/** Milliseconds that a turn takes, that the view glides on after a drag, and that give the speed of a drag. */
const [turnTime, glideTime, recent] = [450, 840, 80];

/**
 * Moves a view. Whatever moves the view moves its goal, and a motion only closes the gap between the two. So a device, a
 * pointer and a key can move it at the same time. With reduced motion there is no gap.
 */
export function createMover() {
  let draw: (view: View) => boolean = () => false;
  let goal: View = { yaw: 0, pitch: 0, fov: 0 };
  /** From the goal back to where the motion began, and the part of it that is left, from 1 to 0. */
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

  /** Turns from where the last turn ends, so that held keys add up: fast at first, like what glides on after a push. */
  const turnBy = (change: Partial<View>, time = turnTime) => {
    const from = view();
    goal = changed(goal, change);
    // A difference of angles would be the shorter way, also for more than half a turn.
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

  /** Moves the view at once, beside any motion. */
  const shift = (change: Partial<View>) => {
    goal = changed(goal, change);
    update();
  };

  return {
    /** Calls `next` with each view from now on, and in each frame while it returns that the picture changes by itself. */
    drawWith: (next: typeof draw) => void (draw = next),
    update,
    shift,
    turnBy,
    /** Turns the shorter way. */
    turnTo: ({ yaw, pitch, fov = goal.fov }: Direction & { fov?: number }, time?: number) =>
      turnBy({ yaw: normal(yaw - goal.yaw), pitch: pitch - goal.pitch, fov: fov - goal.fov }, time),
    /** Follows a pointer. @param now milliseconds, as in the times of events */
    follow(change: Partial<View>, now: number) {
      drags = [...recentAt(now), { yaw: change.yaw ?? 0, pitch: change.pitch ?? 0, time: now }];
      shift(change);
    },
    /** Glides on after a drag, at first with its speed. */
    release(now: number) {
      const last = recentAt(now);
      drags = [];
      if (last.length === 0 || prefersReducedMotion()) return;
      const [yaw, pitch] = (['yaw', 'pitch'] as const).map(
        (key) => (last.reduce((total, drag) => total + drag[key], 0) / recent) * (glideTime / 3),
      );
      turnBy({ yaw, pitch }, glideTime);
    },
    /** Sets the view. */
    look(to: View) {
      stop();
      goal = to;
      redraw();
    },
    redraw,
    view,
    /** Where a motion ends. */
    goal: () => goal,
    stop,
  };
}

export type Mover = ReturnType<typeof createMover>;
