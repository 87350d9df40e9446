'use client';

import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '@/components/ui/Icon';
import { useIsland } from '@/components/ui/Island';
import { LiveRegion } from '@/components/ui/LiveRegion';
import layouts from '@/components/layout/styles/layouts.module.css';
import { StartButton, StartLink } from '@/components/ui/StartButton';
import { subscribeTo } from '@/lib/browser/subscribe-to';
import type { RoomsContent } from '@/lib/schema/pages';
import { withTimeout } from './with-timeout';
import { isFocusIn, focusMoveTime } from './focus-timing';
import { RoomList } from './RoomList';
import type { ThumbnailImage } from './stills';
import type { RoomViewerProps } from './RoomViewer';
import styles from './RoomStage.module.css';

type Phase = 'closed' | 'loading' | 'open' | 'unsupported' | 'lost';

type Props = {
  content: Pick<RoomsContent, 'start' | 'loading' | 'failed' | 'reload'> & { ariaLabel: string };
  firstRoom: string;
  posters: Readonly<Record<string, ReactNode>>;
  thumbnails: Readonly<Record<string, ThumbnailImage>>;
};

/** A poster with a button that loads the viewer. The viewer shows the room that is open in the list. */
export function RoomStage({ content, firstRoom, posters, thumbnails }: Props) {
  const { isRunning } = useIsland();
  const [phase, setPhase] = useState<Phase>('closed');
  const [id, setId] = useState(firstRoom);
  const [Viewer, setViewer] = useState<ComponentType<RoomViewerProps>>();
  const [isByLink, setByLink] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const start = useRef<HTMLButtonElement>(null);
  const reload = useRef<HTMLAnchorElement>(null);

  // The visitor may have opened a room before the script ran.
  useEffect(() => {
    const opened = root.current!.querySelector<HTMLElement>('[data-room][open]');
    if (opened) setId(opened.dataset.room!);
  }, []);

  useEffect(() => {
    if (Viewer) stage.current!.scrollIntoView();
  }, [Viewer, id]);

  const isWanted = phase === 'loading' || phase === 'open';
  // A viewer that was closed stays for a moment, so that screen readers follow the focus.
  useEffect(() => {
    if (isWanted) return;
    const timer = setTimeout(() => setViewer(undefined), focusMoveTime);
    return () => clearTimeout(timer);
  }, [isWanted]);

  /** The focus goes to what takes the place of the viewer. */
  const leave = useCallback((why: 'closed' | 'unsupported' | 'lost') => {
    const hadFocus = isFocusIn(stage.current!);
    flushSync(() => setPhase(why));
    if (hadFocus) (start.current ?? reload.current)!.focus();
  }, []);

  const showViewer = useCallback(() => setPhase('open'), []);

  /** A script that did not load once does not load again in this page. */
  const reloadPage = (event: MouseEvent) => {
    event.preventDefault();
    location.hash = id;
    location.reload();
  };

  const open = useCallback(
    async (byLink: boolean) => {
      setByLink(byLink);
      setPhase('loading');
      try {
        const { RoomViewer } = await withTimeout(import('./RoomViewer'));
        setViewer(() => RoomViewer);
      } catch {
        leave('lost');
      }
    },
    [leave],
  );

  useEffect(() => {
    const openTarget = () => {
      const target = Object.keys(thumbnails).find((room) => location.hash === `#${room}`);
      if (!target) return;
      setId(target);
      void open(true);
    };
    openTarget();
    return subscribeTo(window, 'hashchange', openTarget);
  }, [open, thumbnails]);

  return (
    <div ref={root}>
      <div
        ref={stage}
        className={styles.stage}
        data-leaving={!isWanted || undefined}
        role="group"
        aria-label={content.ariaLabel}
        data-print="no"
      >
        {Object.keys(thumbnails).map((room) => (
          <i key={room} id={room} className={styles.target} />
        ))}
        <div className={styles.poster} aria-hidden={phase === 'open' || undefined}>
          {posters[id]}
        </div>
        {phase === 'lost' && (
          <StartLink ref={reload} className={styles.start} href={`#${id}`} onClick={reloadPage}>
            {`${content.failed.lost} ${content.reload}`}
            <Icon name="replay" />
          </StartLink>
        )}
        {isRunning && phase !== 'open' && phase !== 'lost' && (
          <StartButton ref={start} className={styles.start} onClick={() => open(false)}>
            <span>{phase === 'loading' ? content.loading : content.start}</span>
            <Icon name="arrow" />
          </StartButton>
        )}
        {Viewer && (
          <Viewer
            stage={stage}
            roomId={id}
            isByLink={isByLink}
            isLeaving={!isWanted}
            onRoom={setId}
            onReady={showViewer}
            onClose={leave}
          />
        )}
        {phase === 'unsupported' && <p className={styles.failed}>{content.failed.unsupported}</p>}
        <LiveRegion>{(phase === 'unsupported' || phase === 'lost') && content.failed[phase]}</LiveRegion>
      </div>
      <div className={layouts.page}>
        <RoomList thumbnails={thumbnails} openRoom={id} onRoom={setId} />
      </div>
    </div>
  );
}
