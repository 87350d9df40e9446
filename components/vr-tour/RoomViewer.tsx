import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { toggleFullScreen } from '@/lib/browser/full-screen';
import { useDeviceMotion } from '@/lib/browser/look-around/device-motion';
import { changeOf, useDrag } from '@/lib/browser/look-around/input';
import { facing, hotspotsOf, type Hotspot } from '@/lib/browser/look-around/hotspots';
import { useRoom } from '@/lib/browser/look-around/use-room';
import { isFocusIn, leaveTime } from '@/lib/browser/move-focus';
import { rooms as images } from '@/lib/content/generated/rooms';
import { roomViewer as content } from '@/lib/content/room-viewer';
import { rooms } from '@/lib/content/rooms';
import { PointedPlace } from './PointedPlace';
import { Hotspots } from './Hotspots';
import { RoomTools } from './RoomTools';
import styles from './RoomViewer.module.css';

export type RoomViewerProps = {
  /** The id of the room. Without a room of this id, the viewer shows the first one. */
  room: string;
  onRoom: (id: string) => void;
  /** The visitor closes it, or it cannot go on. */
  onClose: (why: 'closed' | 'unsupported' | 'lost') => void;
};

const imagesOf = (id: string) => images.find((candidate) => candidate.id === id);
const showsPlaces = process.env.NODE_ENV === 'development' && /[?&]places\b/.test(location.search);

/** A room that the visitor can turn around in. */
export function RoomViewer({ room: wanted, onRoom, onClose }: RoomViewerProps) {
  const viewer = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const view = useRef<HTMLDivElement>(null);
  const altId = useId();
  const list = useRef<HTMLUListElement>(null);
  /** The note that the visitor reads, and its room. */
  const [read, setRead] = useState<{ room: string; note: Hotspot }>();
  const room = rooms.find((candidate) => candidate.id === wanted) ?? rooms[0]!;
  const { id } = room;
  /** The room whose notes and doors are there. */
  const [standing, setStanding] = useState(room);
  const { mover, direction, isShown } = useRoom({
    host: picture,
    hotspots: list,
    room,
    imagesOf,
    onFail: onClose,
  });
  const drag = useDrag(mover);
  const motion = useDeviceMotion(mover);
  const help = matchMedia('(pointer: coarse)').matches ? content.touchHelp : content.help;
  const note = read?.room === id ? read.note : undefined;

  // The focus moves from the start button, or from a door, which goes after that.
  useLayoutEffect(() => {
    if (isFocusIn(viewer.current!.parentElement!)) view.current!.focus({ preventScroll: true });
    const timer = setTimeout(() => setStanding(room), leaveTime);
    return () => clearTimeout(timer);
  }, [room]);

  useEffect(() => mover.current?.redraw(), [mover, standing]);

  return (
    <div
      ref={viewer}
      className={styles.viewer}
      data-loading={!isShown || standing !== room || undefined}
      onPointerDown={({ target }) => {
        if (!list.current!.contains(target as Node)) setRead(undefined);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setRead(undefined);
        const change = changeOf(event);
        if (!change) return;
        event.preventDefault();
        setRead(undefined);
        // A hotspot that has the focus may leave the picture.
        if (list.current!.contains(event.target as Node)) view.current!.focus();
        mover.current?.turnBy(change);
      }}
    >
      <div ref={picture} className={styles.picture}>
        {/* Each room has a view of its own, since screen readers say what gets the focus only if it is new. */}
        <div
          key={id}
          ref={view}
          className={styles.view}
          tabIndex={0}
          role="slider"
          aria-label={`${content.view} ${room.name}`}
          aria-describedby={altId}
          aria-valuemin={-180}
          aria-valuemax={180}
          aria-valuenow={Math.round(direction.yaw)}
          aria-valuetext={facing(hotspotsOf(room, rooms), direction)}
          {...drag}
        />
      </div>
      <p id={altId} hidden>
        {room.alt}
      </p>
      <Hotspots
        key={standing.id}
        ref={list}
        hotspots={hotspotsOf(standing, rooms)}
        mover={mover}
        read={note?.name}
        onNote={(next) => {
          setRead(next && { room: id, note: next });
          if (next) mover.current?.turnTo(next);
        }}
        onRoom={onRoom}
      />
      <div className={styles.bar}>
        <p aria-live="polite" aria-atomic="true">
          {note && (
            <span className={styles.alt}>
              {note.name}: {note.text}
            </span>
          )}
          <span aria-hidden={note && true}>
            {isShown ? (motion.isRefused ? content.noMotion : `${room.name}. ${help}`) : content.loading}
          </span>
        </p>
        {showsPlaces && <PointedPlace picture={picture} mover={mover} />}
        <RoomTools
          mover={mover}
          motion={motion}
          onFullScreen={document.fullscreenEnabled ? () => toggleFullScreen(viewer.current!) : undefined}
          onClose={() => onClose('closed')}
        />
      </div>
    </div>
  );
}
