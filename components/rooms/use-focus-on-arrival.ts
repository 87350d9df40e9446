import { useEffect, type RefObject } from 'react';
import type { Room } from '@/lib/schema/pages';
import { focusMoveTime, isFocusIn, slowFocusMoveTime } from './focus';

type Arrival = {
  stage: RefObject<HTMLElement | null>;
  target: RefObject<HTMLElement | null>;
  room: Room;
  isThere: boolean;
  onReady: () => void;
};

/**
 * In each room that comes, moves the focus from elsewhere on the stage to the target. Screen readers in Chromium 156
 * (2026-11) hear of it only if both elements exist for a moment before and after it: `onReady` follows that moment.
 */
export function useFocusOnArrival({ stage, target, room, isThere, onReady }: Arrival) {
  useEffect(() => {
    if (!isThere) return;
    let readyTimer: number | undefined;
    const takeFocus = () => {
      if (isFocusIn(stage.current!)) target.current!.focus({ preventScroll: true });
      readyTimer = window.setTimeout(onReady, slowFocusMoveTime);
    };
    const focusTimer = window.setTimeout(takeFocus, focusMoveTime);
    return () => {
      clearTimeout(focusTimer);
      clearTimeout(readyTimer);
    };
  }, [stage, target, room, isThere, onReady]);
}
