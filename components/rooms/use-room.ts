import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { mayLoadMore } from '@/lib/browser/preferences';
import type { Room } from '@/lib/schema/pages';
import { ahead, type View } from './camera';
import { drawRooms } from './draw-rooms';
import { Unsupported } from './panorama';
import { hotspotSelector } from './hotspots';
import { createViewMover } from './view-mover';

/** Until a room is shown. */
const defaultView: View = { ...ahead, fov: 100 };

/** Draws a room, and passes to the next one. `shownRoom` is the one in the picture. */
export function useRoom(
  host: RefObject<HTMLElement | null>,
  room: Room,
  onFail: (why: 'unsupported' | 'lost') => void,
) {
  const [mover] = useState(createViewMover);
  const rooms = useRef<ReturnType<typeof drawRooms>>(undefined);
  const [shown, setShown] = useState<{ room: Room; startView: View }>();
  /** Undefined during a transition. */
  const [goal, setGoal] = useState<View>();

  useLayoutEffect(() => {
    const closing = new AbortController();
    rooms.current = drawRooms(host.current!, mover, () => onFail('lost'), closing.signal);
    return () => closing.abort();
  }, [host, mover, onFail]);

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const openRoom = async () => {
      if (!rooms.current) throw new Unsupported();
      const { enter, addDetail, refit } = rooms.current;
      const startView = await enter(room, signal);
      setShown({ room, startView });
      setGoal(startView);
      // Throttled, because screen readers announce each direction.
      const timer = setInterval(() => {
        refit();
        // Otherwise, screen readers announce the focused hotspot.
        if (!host.current!.querySelector(`${hotspotSelector} :focus`)) setGoal(mover.goal());
      }, 250);
      signal.addEventListener('abort', () => clearInterval(timer));
      if (mayLoadMore()) await addDetail(room, signal).catch(() => {});
    };
    openRoom().catch((error) => {
      if (!signal.aborted) onFail(error instanceof Unsupported ? 'unsupported' : 'lost');
    });
    return () => {
      leaving.abort();
      setGoal(undefined);
    };
  }, [host, mover, room, onFail]);

  if (!goal || !shown || shown.room !== room)
    return { mover, shownRoom: shown?.room, isShown: false, startView: defaultView, goal: defaultView };
  return { mover, shownRoom: room, isShown: true, startView: shown.startView, goal };
}
