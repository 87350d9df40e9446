import { useRef, type PointerEvent, type RefObject } from 'react';
import type { Mover } from './mover';
import { degreesPerPixel } from './projection';

type Finger = { x: number; y: number };

const apart = ([a, b]: readonly Finger[]) => Math.hypot(a!.x - b!.x, a!.y - b!.y);

/** Turns the view with one pointer, and zooms with two. @returns the handlers of the element that gets the pointers */
export function useDrag(mover: RefObject<Mover | null>) {
  const fingers = useRef(new Map<number, Finger>());

  const end = ({ pointerId, timeStamp }: PointerEvent) => {
    if (fingers.current.delete(pointerId) && fingers.current.size === 0) mover.current?.release(timeStamp);
  };

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      mover.current?.stop();
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const before = fingers.current.get(event.pointerId);
      if (!before || !mover.current) return;
      const finger = { x: event.clientX, y: event.clientY };
      const { fov } = mover.current.view();
      const old = [...fingers.current.values()];
      fingers.current.set(event.pointerId, finger);
      if (old.length === 1) {
        const { clientWidth, clientHeight } = event.currentTarget;
        const scale = degreesPerPixel(fov, Math.max(clientWidth, clientHeight));
        const change = { yaw: (before.x - finger.x) * scale, pitch: (finger.y - before.y) * scale };
        mover.current.follow(change, event.timeStamp);
      } else if (old.length === 2) {
        const ratio = apart(old) / apart([...fingers.current.values()]);
        mover.current.follow({ fov: fov * ratio - fov }, event.timeStamp);
      }
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
