import { useEffect, useId, useRef, useState } from 'react';
import { toggleFullScreen } from '@/lib/browser/full-screen';
import { useDeviceMotion } from '@/lib/browser/look-around/device-motion';
import { changeOf, useDrag } from '@/lib/browser/look-around/input';
import { facing, marksOf, type Mark } from '@/lib/browser/look-around/marks';
import { useRoom } from '@/lib/browser/look-around/use-room';
import { rooms as images } from '@/lib/content/generated/rooms';
import { roomViewer as content } from '@/lib/content/room-viewer';
import { rooms as allRooms } from '@/lib/content/rooms';
import { PointedPlace } from './PointedPlace';
import { RoomMarks } from './RoomMarks';
import { RoomTools } from './RoomTools';
import styles from './RoomViewer.module.css';

export type RoomViewerProps = {
  /** The id of the room. Without a room of this id, the viewer shows the first one. */
  room: string;
  onRoom: (id: string) => void;
  /** The visitor closes it, or it cannot go on. */
  onClose: (why: 'still' | 'unsupported' | 'lost') => void;
};

const imagesOf = (id: string) => images.find((candidate) => candidate.id === id);
const rooms = allRooms.filter(({ id }) => imagesOf(id));
const showsPlaces = process.env.NODE_ENV === 'development' && /[?&]places\b/.test(location.search);

/** A room that the visitor can turn around in. */
export function RoomViewer({ room: wanted, onRoom, onClose }: RoomViewerProps) {
  const viewer = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const view = useRef<HTMLDivElement>(null);
  const altId = useId();
  const list = useRef<HTMLUListElement>(null);
  /** The note that the visitor reads, and its room. */
  const [read, setRead] = useState<{ room: string; note: Mark }>();
  const room = rooms.find((candidate) => candidate.id === wanted) ?? rooms[0]!;
  const { id } = room;
  const marks = marksOf(room, rooms);
  const { mover, direction, isShown } = useRoom({
    host: picture,
    marks: list,
    room,
    imagesOf,
    onFail: onClose,
  });
  const drag = useDrag(mover);
  const motion = useDeviceMotion(mover);
  const help = matchMedia('(pointer: coarse)').matches ? content.touchHelp : content.help;
  const note = read?.room === id ? read.note : undefined;

  // The button that opens the viewer goes with the still, and a pressed door with its room.
  useEffect(() => {
    if (document.activeElement === document.body) view.current!.focus({ preventScroll: true });
  }, [id]);

  return (
    <div
      ref={viewer}
      className={styles.viewer}
      data-loading={!isShown || undefined}
      onPointerDown={({ target }) => {
        if (!list.current!.contains(target as Node)) setRead(undefined);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setRead(undefined);
        const change = changeOf(event);
        if (!change) return;
        event.preventDefault();
        setRead(undefined);
        // A mark that has the focus may leave the picture.
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
          // Screen readers leave the arrow keys to it.
          role="application"
          aria-label={`${content.view} ${room.name}`}
          aria-describedby={altId}
          {...drag}
        />
      </div>
      <p id={altId} hidden>
        {room.alt}
      </p>
      <p key={id} className={styles.alt} aria-live="polite" aria-atomic="true">
        {facing(marks, direction)}
      </p>
      <RoomMarks
        key={`${id} marks`}
        ref={list}
        marks={marks}
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
          onClose={() => onClose('still')}
        />
      </div>
    </div>
  );
}
