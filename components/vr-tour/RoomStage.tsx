'use client';

import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Boundary } from '@/components/ui/Boundary';
import { Icon } from '@/components/ui/Icon';
import { isFocusIn, leaveTime } from '@/lib/browser/move-focus';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { lookAround as content } from '@/lib/content/rooms';
import styles from './RoomStage.module.css';
import type { RoomViewerProps } from './RoomViewer';
import { StartButton } from './StartButton';

type Phase = 'closed' | 'loading' | 'open' | 'unsupported' | 'lost';

type Props = {
  /** The picture of each room, by its id. That of the open room loads once its place is near. */
  posters: Readonly<Record<string, ReactNode>>;
  /** A list of rooms: each is a `<details>` with the room's id in `data-room`. */
  children: ReactNode;
};

const failed: { [phase in Phase]?: string } = content.failed;

const roomsIn = (element: Element) => [...element.querySelectorAll<HTMLDetailsElement>('[data-room]')];

/**
 * A button that loads the viewer, which covers the poster. The viewer shows the room that is open in the list, and a door
 * opens its room there. Without script, WebGL or a connection, the posters and notes in the list are what there is.
 */
export function RoomStage({ posters, children }: Props) {
  const hydrated = useHydrated();
  const [phase, setPhase] = useState<Phase>('closed');
  const [room, setRoom] = useState('');
  const [Viewer, setViewer] = useState<ComponentType<RoomViewerProps>>();
  const root = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const start = useRef<HTMLButtonElement>(null);
  const poster = posters[room] ?? Object.values(posters)[0];

  useEffect(() => {
    const element = root.current!;
    const read = () => setRoom((last) => roomsIn(element).find(({ open }) => open)?.dataset.room ?? last);
    read();
    // The event does not bubble.
    element.addEventListener('toggle', read, true);
    return () => element.removeEventListener('toggle', read, true);
  }, []);

  // A room that a visitor opens in the list may be out of view.
  useEffect(() => {
    if (Viewer) stage.current!.scrollIntoView();
  }, [Viewer, room]);

  const enter = (id: string) => {
    for (const details of roomsIn(root.current!)) details.open = details.dataset.room === id;
  };

  const open = async () => {
    setPhase('loading');
    try {
      const { RoomViewer } = await import('./RoomViewer');
      flushSync(() => setViewer(() => RoomViewer));
      setPhase('open');
    } catch {
      setPhase('lost');
    }
  };

  // The viewer goes last, after the focus has moved to the button.
  useEffect(() => {
    if (phase === 'open' || phase === 'loading') return;
    const timer = setTimeout(() => setViewer(undefined), leaveTime);
    return () => clearTimeout(timer);
  }, [phase]);

  const close = (next: Phase) => {
    const hadFocus = isFocusIn(stage.current!);
    flushSync(() => setPhase(next));
    if (hadFocus) start.current!.focus();
  };

  return (
    <div ref={root} data-script={hydrated ? 'running' : 'needed'}>
      <div ref={stage} className={styles.stage} role="group" aria-label={content.start} data-print="no">
        {/* The viewer, which names its own room, covers it. */}
        <div className={styles.poster} aria-hidden={Viewer && true}>
          {poster}
        </div>
        {Viewer && (
          <Boundary fallback={<p className={styles.failed}>{failed.unsupported}</p>}>
            <Viewer room={room} onRoom={enter} onClose={close} />
          </Boundary>
        )}
        {hydrated && phase !== 'open' && (
          <StartButton ref={start} onClick={open}>
            {phase === 'loading' ? content.loading : content.start}
            <Icon name="arrow" />
          </StartButton>
        )}
        <p className={styles.failed} aria-live="polite">
          {failed[phase]}
        </p>
      </div>
      {children}
    </div>
  );
}
