import { useEffect, useId, useLayoutEffect, useRef, useState, type MouseEvent, type RefObject } from 'react';
import { roomViewer as content } from '@/lib/content/room-viewer';
import { checkInQuery, rooms } from '@/lib/content/rooms';
import { useDeviceMotion } from './device-motion';
import type { View } from './camera';
import { hotspotsOf, type Hotspot } from './hotspots';
import { viewChangeOf, directionUnder, useDrag } from './view-input';
import { useRoom } from './use-room';
import { focusMoveTime, isFocusIn, slowFocusMoveTime } from './focus';
import { viewInWords, zoomInWords } from './view-in-words';
import { DoorTab } from './DoorTab';
import { Hotspots } from './Hotspots';
import { RoomStatus } from './RoomStatus';
import { RoomTools } from './RoomTools';
import styles from './RoomViewer.module.css';

export type RoomViewerProps = {
  /** What the viewer lies in. */
  stage: RefObject<HTMLElement | null>;
  roomId: string;
  /** Whether a link to the room opened it. */
  isByLink: boolean;
  /** Whether it was closed, and must not take the focus. */
  isLeaving: boolean;
  onRoom: (id: string) => void;
  /** It has the focus, and screen readers know. */
  onReady: () => void;
  onClose: (why: 'closed' | 'unsupported' | 'lost') => void;
};

const hotspots = new Map(rooms.map((room) => [room, hotspotsOf(room, rooms)]));

/** It imports its words and the rooms, so that they load with it, and not with the page. */
export function RoomViewer(props: RoomViewerProps) {
  const { stage, roomId, isByLink, isLeaving, onRoom, onReady, onClose } = props;
  const room = rooms.find(({ id }) => id === roomId)!;
  const viewer = useRef<HTMLDivElement>(null);
  const canvasHost = useRef<HTMLDivElement>(null);
  const slider = useRef<HTMLDivElement>(null);
  const altId = useId();
  const [pressedNote, setPressedNote] = useState<Hotspot>();
  const { mover, shownRoom, isShown, startView, goal } = useRoom(canvasHost, room, onClose);
  const hasRoom = shownRoom !== undefined;
  // No page knows whether a link to it was clicked, or pressed with a key. The next key shows the ring.
  const [hasRing, setRing] = useState(!isByLink);
  const hasCheckedIn = isByLink && location.search === checkInQuery;
  const [zoomed, setZoomed] = useState<{ startView: View; words: string }>();
  const drag = useDrag(mover);
  const motion = useDeviceMotion(mover);
  const openNote = hotspots.get(room)!.find((hotspot) => hotspot === pressedNote);
  // Each time that a room is shown, it has a new start view, so that the words of an earlier zoom are no news.
  const zoomWords = zoomed?.startView === startView ? zoomed.words : undefined;
  const announcement = openNote ? `${openNote.name}: ${openNote.text}` : zoomWords;
  const pitchChange = goal.pitch - startView.pitch;
  const zoomChange = goal.fov - startView.fov;

  // Screen readers in Chromium 156 (2026-11) hear of a focus only if both its elements exist for a moment before and
  // after it.
  useEffect(() => {
    if (!hasRoom || isLeaving) return;
    let readyTimer: number | undefined;
    const takeFocus = () => {
      if (isFocusIn(stage.current!)) slider.current!.focus({ preventScroll: true });
      readyTimer = window.setTimeout(onReady, slowFocusMoveTime);
    };
    const focusTimer = window.setTimeout(takeFocus, focusMoveTime);
    return () => {
      clearTimeout(focusTimer);
      clearTimeout(readyTimer);
    };
  }, [stage, room, hasRoom, isLeaving, onReady]);

  // The label of an open note needs another place.
  useLayoutEffect(() => mover.redraw(), [mover, shownRoom, pressedNote]);

  const turn = (change: Partial<View>) => {
    setPressedNote(undefined);
    mover.turnBy(change);
  };
  const zoom = (fov: number) => {
    turn({ fov });
    if (isShown) setZoomed({ startView, words: zoomInWords(mover.goal(), startView, content) });
  };

  const press = (event: MouseEvent) => {
    const place = directionUnder(event, mover.view());
    // For the owner, who copies these places to lib/content/rooms.json (docs/media.md).
    if (process.env.NODE_ENV === 'development') console.info(place);
    mover.turnTo(place);
  };

  return (
    <div
      ref={viewer}
      className={styles.viewer}
      data-loading={!isShown || undefined}
      data-leaving={isLeaving || undefined}
      onMouseDown={({ target, detail }) => {
        // The view turns to a note, so that the second press of a double click may be beside it.
        if (detail < 2 && !(target as Element).closest('li')) setPressedNote(undefined);
      }}
      onKeyUp={() => setRing(true)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setPressedNote(undefined);
        const change = viewChangeOf(event);
        if (!change) return;
        event.preventDefault();
        // A focused hotspot could leave the picture, and screen readers say what has the focus.
        slider.current!.focus();
        turn(change);
      }}
    >
      <div ref={canvasHost} className={styles.picture} {...drag}>
        <div
          ref={slider}
          className={styles.view}
          data-ring={hasRing ? undefined : 'none'}
          tabIndex={0}
          role="slider"
          aria-label={`${content.view} ${room.name}`}
          aria-describedby={altId}
          aria-valuemin={-181}
          aria-valuemax={181}
          // Orca reads the words again only if this number changes. Pitch and zoom change its decimals.
          aria-valuenow={goal.yaw + (pitchChange + zoomChange) / 1000}
          aria-valuetext={viewInWords(hotspots.get(room)!, goal, startView, content)}
          onClick={press}
        />
        {shownRoom && (
          <Hotspots
            key={`hotspots of ${shownRoom.id}`}
            content={content}
            hotspots={hotspots.get(shownRoom)!}
            mover={mover}
            openNote={openNote}
            onOpenNote={(next) => {
              setPressedNote(next);
              setZoomed(undefined);
            }}
            onRoom={onRoom}
          />
        )}
        {isShown && (
          <DoorTab
            content={content}
            hotspots={hotspots.get(room)!}
            yaw={goal.yaw}
            onPress={(door) => {
              setPressedNote(undefined);
              // The tab hides once the door is in view.
              slider.current!.focus({ preventScroll: true });
              mover.turnTo(door);
            }}
          />
        )}
      </div>
      <p id={altId} hidden>
        {room.alt}
      </p>
      <div className={styles.bar}>
        <RoomStatus
          content={content}
          roomName={room.name}
          hasRoom={hasRoom}
          isShown={isShown}
          isMotionRefused={motion.isRefused}
          greets={hasCheckedIn}
          announcement={announcement}
        />
        <RoomTools
          content={content}
          viewer={viewer}
          onZoom={zoom}
          motion={motion}
          namesMotion={hasCheckedIn}
          onClose={() => onClose('closed')}
        />
      </div>
    </div>
  );
}
