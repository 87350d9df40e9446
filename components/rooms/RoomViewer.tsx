import {
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import { useStayInView } from '@/lib/browser/use-stay-in-view';
import { roomViewer as content } from '@/lib/content/room-viewer';
import { checkInQuery, rooms } from '@/lib/content/rooms';
import { useDeviceMotion } from './device-motion';
import type { View } from './camera';
import { hotspotsOf, hotspotSelector, type Hotspot } from './hotspots';
import { viewChangeOf, directionUnder, useDrag } from './view-input';
import { useFocusOnArrival } from './use-focus-on-arrival';
import { useRoom } from './use-room';
import { zoomInWords } from './view-in-words';
import { DoorTab } from './DoorTab';
import { Hotspots } from './Hotspots';
import { RoomStatus } from './RoomStatus';
import { RoomTools } from './RoomTools';
import { ViewSlider } from './ViewSlider';
import styles from './RoomViewer.module.css';

/** Why it closes: the visitor wants it, the browser cannot draw it, or it did not load. */
export type Closing = 'closed' | 'unsupported' | 'lost';

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
  onClose: (why: Closing) => void;
};

const hotspots = new Map(rooms.map((room) => [room, hotspotsOf(room, rooms)]));

/** It imports its words and the rooms, so that they load with it, and not with the page. */
export function RoomViewer(props: RoomViewerProps) {
  const { stage, roomId, isByLink, isLeaving, onRoom, onReady, onClose } = props;
  const room = rooms.find(({ id }) => id === roomId)!;
  const viewer = useRef<HTMLDivElement>(null);
  const canvasHost = useRef<HTMLDivElement>(null);
  const slider = useRef<HTMLDivElement>(null);
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

  useStayInView(stage, 'start');
  useFocusOnArrival({ stage, target: slider, room, isThere: hasRoom && !isLeaving, onReady });

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

  const pressView = (event: MouseEvent) => {
    const place = directionUnder(event, mover.view());
    // For the owner, who copies these places to lib/content/rooms.json (docs/media.md).
    if (process.env.NODE_ENV === 'development') console.info(place);
    mover.turnTo(place);
  };
  const pressDoorTab = (door: Hotspot) => {
    setPressedNote(undefined);
    // The tab hides once the door is in view.
    slider.current!.focus({ preventScroll: true });
    mover.turnTo(door);
  };
  const changeNote = (note?: Hotspot) => {
    setPressedNote(note);
    setZoomed(undefined);
  };

  const closeNoteOutside = ({ target, detail }: MouseEvent) => {
    // The view turns to a note, so that the second press of a double click may be beside it.
    if (detail < 2 && !(target as Element).closest(hotspotSelector)) setPressedNote(undefined);
  };
  const turnByKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setPressedNote(undefined);
    const change = viewChangeOf(event);
    if (!change) return;
    event.preventDefault();
    // A focused hotspot could leave the picture, and screen readers say what has the focus.
    slider.current!.focus();
    turn(change);
  };

  return (
    <div
      ref={viewer}
      className={styles.viewer}
      data-loading={!isShown || undefined}
      data-leaving={isLeaving || undefined}
      onMouseDown={closeNoteOutside}
      onKeyUp={() => setRing(true)}
      onKeyDown={turnByKey}
    >
      <div ref={canvasHost} className={styles.picture} {...drag}>
        <ViewSlider
          ref={slider}
          content={content}
          room={room}
          hotspots={hotspots.get(room)!}
          goal={goal}
          startView={startView}
          hasRing={hasRing}
          onClick={pressView}
        />
        {shownRoom && (
          <Hotspots
            key={`hotspots of ${shownRoom.id}`}
            content={content}
            hotspots={hotspots.get(shownRoom)!}
            isHidden={!isShown}
            mover={mover}
            openNote={openNote}
            onOpenNote={changeNote}
            onRoom={onRoom}
          />
        )}
        {isShown && (
          <DoorTab content={content} hotspots={hotspots.get(room)!} yaw={goal.yaw} onPress={pressDoorTab} />
        )}
      </div>
      <div className={styles.bar}>
        <RoomStatus
          className={styles.status}
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
