import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { mayLoadMore } from '@/lib/browser/preferences';
import type { Room } from '@/lib/content/rooms';
import { ahead, type View } from './camera';
import { createMover } from './mover';
import { openRooms } from './open-rooms';
import { Unsupported } from './picture';
import { createRipples } from './ripples';

const start: View = { ...ahead, fov: 100 };

/** Draws a room while mounted, and passes to the next one. `standing` is the room that shows. */
export function useRoom(
  host: RefObject<HTMLElement | null>,
  room: Room,
  onFail: (why: 'unsupported' | 'lost') => void,
) {
  const [mover] = useState(createMover);
  const [ripples] = useState(createRipples);
  const rooms = useRef<ReturnType<typeof openRooms>>(undefined);
  const [shown, setShown] = useState<{ room: Room; first: View }>();
  /** Undefined on the way to the next room. */
  const [goal, setGoal] = useState<View>();

  useLayoutEffect(() => {
    const viewer = new AbortController();
    rooms.current = openRooms(host.current!, mover, ripples, () => onFail('lost'), viewer.signal);
    return () => viewer.abort();
  }, [host, mover, ripples, onFail]);

  useEffect(() => {
    const visit = new AbortController();
    const { signal } = visit;
    const stay = async () => {
      if (!rooms.current) throw new Unsupported();
      const { enter, improve, refit } = rooms.current;
      const first = await enter(room, signal);
      setShown({ room, first });
      setGoal(first);
      // Throttled, because screen readers announce each direction.
      const timer = setInterval(() => {
        refit();
        // Screen readers say the name of the hotspot that has the focus.
        if (!host.current!.querySelector('li :focus')) setGoal(mover.goal());
      }, 250);
      signal.addEventListener('abort', () => clearInterval(timer));
      if (mayLoadMore()) await improve(room, signal).catch(() => {});
    };
    stay().catch((error) => {
      if (!signal.aborted) onFail(error instanceof Unsupported ? 'unsupported' : 'lost');
    });
    return () => {
      visit.abort();
      setGoal(undefined);
    };
  }, [host, mover, room, onFail]);

  const isShown = goal !== undefined && shown?.room === room;
  const views = isShown ? { first: shown.first, goal } : { first: start, goal: start };
  return { mover, ripple: ripples.ripple, standing: shown?.room, isShown, ...views };
}
