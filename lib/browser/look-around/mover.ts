import { prefersStill } from '@/lib/browser/prefers-still';
import { between, changed, glide, glideTime, limited, type Direction, type View } from './camera';

/** Seconds that a turn to a view takes. */
const turnTime = 0.45;
/** Milliseconds of a drag that give its speed. */
const recent = 80;

/** Moves a view, and calls `onChange` with each view on the way. With reduced motion, it jumps and never glides. */
export function createMover(first: View, onChange: (view: View) => void) {
  let view = first;
  let goal = first;
  let frame = 0;
  let drags: (Direction & { time: number })[] = [];

  const recentAt = (now: number) => drags.filter(({ time }) => now - time < recent);
  const set = (next: View) => onChange((view = next));
  const stop = () => cancelAnimationFrame(frame);

  /** Sets the view of each frame until `seconds` are over. */
  const animate = (seconds: number, viewAt: (seconds: number) => View) => {
    stop();
    const start = performance.now();
    const step = (now: number) => {
      const time = Math.min(seconds, Math.max(0, now - start) / 1000);
      if (time < seconds) frame = requestAnimationFrame(step);
      set(viewAt(time));
    };
    frame = requestAnimationFrame(step);
  };

  const turnTo = (to: Partial<View>) => {
    goal = limited({ ...goal, ...to });
    const [from, target] = [view, goal];
    if (prefersStill()) {
      stop();
      return set(target);
    }
    animate(turnTime, (time) => between(from, target, time / turnTime));
  };

  return {
    turnTo,
    /** Turns from where the last turn leads, so that held keys add up. */
    turnBy: (change: Partial<View>) => turnTo(changed(goal, change)),
    /** Follows a pointer, without a delay. @param now milliseconds, as in the times of events */
    follow(change: Partial<View>, now: number) {
      stop();
      set((goal = changed(view, change)));
      drags = [...recentAt(now), { yaw: change.yaw ?? 0, pitch: change.pitch ?? 0, time: now }];
    },
    /** Glides on after a drag. */
    release(now: number) {
      const last = recentAt(now);
      drags = [];
      if (last.length === 0 || prefersStill()) return;
      const perSecond = (key: keyof Direction) =>
        (last.reduce((total, drag) => total + drag[key], 0) * 1000) / recent;
      const speed = { yaw: perSecond('yaw'), pitch: perSecond('pitch') };
      const from = view;
      animate(glideTime(speed), (time) => (goal = changed(from, glide(speed, time))));
    },
    /** Sets the view at once. */
    look(to: View) {
      stop();
      set((goal = to));
    },
    redraw: () => set(view),
    view: () => view,
    /** The view that a turn leads to, or the view while none is on its way. */
    goal: () => goal,
    stop,
  };
}

export type Mover = ReturnType<typeof createMover>;
