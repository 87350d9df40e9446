'use client';

import { useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '@/components/ui/Icon';
import { useIsland } from '@/components/ui/Island';
import { LiveRegion } from '@/components/ui/LiveRegion';
import layouts from '@/components/layout/styles/layouts.module.css';
import { ReloadLink, StartButton } from '@/components/ui/StartButton';
import { subscribeTo } from '@/lib/browser/subscribe-to';
import { withTimeout } from '@/lib/browser/with-timeout';
import type { RoomsContent } from '@/lib/schema/pages';
import { isFocusIn, focusMoveTime } from './focus';
import { RoomList } from './RoomList';
import type { ThumbnailImage } from './stills';
import type { Closing, RoomViewerProps } from './RoomViewer';
import styles from './RoomStage.module.css';

type Phase = 'loading' | 'open' | Closing;

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
    const openDetails = root.current!.querySelector<HTMLElement>('[data-room][open]');
    if (openDetails) setId(openDetails.dataset.room!);
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
  const leave = useCallback(async (why: Closing) => {
    const hadFocus = isFocusIn(stage.current!);
    // In full screen, nothing else could take the focus.
    if (stage.current!.contains(document.fullscreenElement)) await document.exitFullscreen();
    flushSync(() => setPhase(why));
    if (hadFocus) (start.current ?? reload.current)!.focus();
  }, []);

  const showViewer = useCallback(() => setPhase('open'), []);

  const open = useCallback(
    async (byLink: boolean) => {
      setByLink(byLink);
      // A link on the page may lead to the room that is open.
      setPhase((last) => (last === 'open' ? last : 'loading'));
      try {
        const { RoomViewer } = await withTimeout(import('./RoomViewer'));
        setViewer(() => RoomViewer);
      } catch {
        await leave('lost');
      }
    },
    [leave],
  );

  useEffect(() => {
    const openTarget = () => {
      const ids = Object.keys(thumbnails);
      const linkedId = ids.find((roomId) => location.hash === `#${roomId}`);
      if (linkedId === undefined) return;
      setId(linkedId);
      void open(true);
    };
    openTarget();
    // Not `hashchange`: the page may have the hash of a link already, after the room was closed.
    return subscribeTo(window, { popstate: openTarget });
  }, [open, thumbnails]);

  return (
    <div ref={root}>
      <div ref={stage} className={styles.stage} role="group" aria-label={content.ariaLabel} data-print="no">
        {Object.keys(thumbnails).map((room) => (
          <i key={room} id={room} className={styles.target} />
        ))}
        <div className={styles.poster} aria-hidden={phase === 'open' || undefined}>
          {posters[id]}
        </div>
        {phase === 'lost' && (
          <ReloadLink ref={reload} targetId={id} className={styles.start}>
            {`${content.failed.lost} ${content.reload}`}
          </ReloadLink>
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
