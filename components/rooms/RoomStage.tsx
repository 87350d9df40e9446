'use client';

import { useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '@/components/ui/Icon';
import { Wrap } from '@/components/ui/Wrap';
import startButton from '@/components/ui/StartButton.module.css';
import { listen } from '@/lib/browser/listen';
import { useHydrated } from '@/lib/browser/use-hydrated';
import type { RoomsContent } from '@/lib/content/schema/pages';
import type { RoomThumbnail } from '@/lib/media';
import { isFocusIn, focusMoveTime } from './keyboard-focus';
import { RoomList } from './RoomList';
import type { RoomViewerProps } from './RoomViewer';
import styles from './RoomStage.module.css';

type Phase = 'closed' | 'loading' | 'open' | 'unsupported' | 'lost';

type Props = {
  content: Pick<RoomsContent, 'start' | 'loading' | 'failed'>;
  firstRoom: string;
  posters: Readonly<Record<string, ReactNode>>;
  thumbnails: Readonly<Record<string, RoomThumbnail>>;
};

/** A poster with a button that loads the viewer. The viewer shows the room that is open in the list. */
export function RoomStage({ content, firstRoom, posters, thumbnails }: Props) {
  const hydrated = useHydrated();
  const [phase, setPhase] = useState<Phase>('closed');
  const [id, setId] = useState(firstRoom);
  const [Viewer, setViewer] = useState<ComponentType<RoomViewerProps>>();
  const [isArriving, setArriving] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const start = useRef<HTMLButtonElement>(null);

  // The visitor may have opened a room before the script ran.
  useEffect(() => {
    const opened = root.current!.querySelector<HTMLElement>('[data-room][open]');
    if (opened) setId(opened.dataset.room!);
  }, []);

  useEffect(() => {
    if (Viewer) stage.current!.scrollIntoView();
  }, [Viewer, id]);

  useEffect(() => {
    if (!Viewer || phase === 'open' || phase === 'loading') return;
    if (isFocusIn(stage.current!)) start.current!.focus();
    const timer = setTimeout(() => setViewer(undefined), focusMoveTime);
    return () => clearTimeout(timer);
  }, [Viewer, phase]);

  const open = useCallback(async (arriving: boolean) => {
    setArriving(arriving);
    setPhase('loading');
    try {
      const { RoomViewer } = await import('./RoomViewer');
      flushSync(() => setViewer(() => RoomViewer));
      setPhase('open');
    } catch {
      setPhase('lost');
    }
  }, []);

  useEffect(() => {
    const openTarget = () => {
      const target = Object.keys(thumbnails).find((room) => location.hash === `#${room}`);
      if (!target) return;
      setId(target);
      void open(true);
    };
    openTarget();
    return listen(window, 'hashchange', openTarget);
  }, [open, thumbnails]);

  return (
    <div ref={root}>
      <div ref={stage} className={styles.stage} role="group" aria-label={content.start} data-print="no">
        {Object.keys(thumbnails).map((room) => (
          <i key={room} id={room} className={styles.target} />
        ))}
        <div className={styles.poster} aria-hidden={Viewer && true}>
          {posters[id]}
        </div>
        {hydrated && phase !== 'open' && (
          <button ref={start} className={startButton.button} type="button" onClick={() => open(false)}>
            {phase === 'loading' ? content.loading : content.start}
            <Icon name="arrow" />
          </button>
        )}
        {Viewer && (
          <Viewer
            roomId={id}
            isArriving={isArriving}
            onRoom={(next) => {
              setArriving(false);
              setId(next);
            }}
            onClose={setPhase}
          />
        )}
        <p className={styles.failed} aria-live="polite">
          {(phase === 'unsupported' || phase === 'lost') && content.failed[phase]}
        </p>
      </div>
      <Wrap>
        <RoomList thumbnails={thumbnails} openRoom={id} onRoom={setId} />
      </Wrap>
    </div>
  );
}
