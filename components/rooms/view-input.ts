import { useRef, useSyncExternalStore, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { subscribeTo } from '@/lib/browser/subscribe-to';
import { degreesPerPixel, directionAt, type Direction, type Point, type View } from './camera';
import type { ViewMover } from './view-mover';

export const zoomStep = 12;

const viewChanges: Partial<Record<string, Partial<View>>> = {
  ArrowLeft: { yaw: -15 },
  ArrowRight: { yaw: 15 },
  ArrowUp: { pitch: 10 },
  ArrowDown: { pitch: -10 },
  '+': { fov: -zoomStep },
  '=': { fov: -zoomStep },
  '-': { fov: zoomStep },
};

/** The change of the view that a key asks for. With a modifier, a key belongs to the browser. */
export function viewChangeOf({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): Partial<View> | undefined {
  if (ctrlKey || altKey || metaKey) return undefined;
  return viewChanges[key];
}

export function directionUnder({ clientX, clientY, currentTarget }: MouseEvent, view: View): Direction {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return directionAt({ x: (clientX - left) / width, y: (clientY - top) / height }, view, width / height);
}

const distanceBetween = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

const subscribe = (onChange: () => void) => subscribeTo(visualViewport!, { resize: onChange });

/** One pointer turns the view, two zoom it. A drag clicks nothing, and a double click only once. In a zoomed page, fingers move the page. */
export function useDrag(mover: ViewMover) {
  const fingers = useRef(new Map<number, Point>());
  const draggedPixels = useRef(0);
  const isEnlarged = useSyncExternalStore(subscribe, () => visualViewport!.scale > 1.01);

  const end = ({ pointerId, timeStamp }: PointerEvent) => {
    if (fingers.current.delete(pointerId) && fingers.current.size === 0) mover.endDrag(timeStamp);
  };

  return {
    style: { touchAction: isEnlarged ? 'auto' : 'none' },
    onPointerDown(event: PointerEvent) {
      if (event.isPrimary) {
        // A primary press means that no other pointer is down, even if its pointerup was lost.
        fingers.current.clear();
        draggedPixels.current = 0;
      }
      if (event.button !== 0 || (isEnlarged && event.pointerType === 'touch')) return;
      // To the target, as with touch, so that it gets the click.
      (event.target as Element).setPointerCapture(event.pointerId);
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      mover.stop();
    },
    onPointerMove(event: PointerEvent) {
      const before = fingers.current.get(event.pointerId);
      if (!before) return;
      if (!(event.buttons & 1)) return end(event);
      const finger = { x: event.clientX, y: event.clientY };
      const { fov } = mover.view();
      const [other] = [...fingers.current.values()].filter((candidate) => candidate !== before);
      draggedPixels.current += distanceBetween(before, finger);
      fingers.current.set(event.pointerId, finger);
      const { clientWidth, clientHeight } = event.currentTarget;
      const scale = degreesPerPixel(fov, Math.max(clientWidth, clientHeight));
      const change = other
        ? { fov: fov * (distanceBetween(before, other) / distanceBetween(finger, other) - 1) }
        : { yaw: (before.x - finger.x) * scale, pitch: (finger.y - before.y) * scale };
      mover.dragBy(change, event.timeStamp);
    },
    onPointerUp: end,
    onPointerCancel: end,
    onClickCapture(event: MouseEvent) {
      // A key has no detail: https://developer.mozilla.org/docs/Web/API/UIEvent/detail
      const isAfterDrag = event.detail > 0 && draggedPixels.current > 8;
      const isDouble = event.detail > 1;
      if (isAfterDrag || isDouble) event.stopPropagation();
    },
  };
}
