import { useId, useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { useDeviceMotion } from '@/lib/browser/look-around/device-motion';
import { facing, hotspotsOf, type Hotspot } from '@/lib/browser/look-around/hotspots';
import { changeOf, directionUnder, useDrag } from '@/lib/browser/look-around/input';
import { useRoom } from '@/lib/browser/look-around/use-room';
import { isFocusIn, leaveTime } from '@/lib/browser/move-focus';
import { useMediaQuery } from '@/lib/browser/preferences';
import { roomViewer as content } from '@/lib/content/room-viewer';
import { rooms, type Room } from '@/lib/content/rooms';
import { Hotspots } from './Hotspots';
import { RoomTools } from './RoomTools';
import styles from './RoomViewer.module.css';

export type RoomViewerProps = {
  room: Room;
  onRoom: (id: string) => void;
  /** The visitor closes it, or it cannot go on. */
  onClose: (why: 'closed' | 'unsupported' | 'lost') => void;
};

const hotspots = new Map(rooms.map((room) => [room, hotspotsOf(room, rooms)]));
/** For the owner, who writes places in lib/content/rooms.json (README.md). */
const showsPlaces = process.env.NODE_ENV === 'development' && /[?&]places\b/.test(location.search);

/** A room that the visitor can turn around in. */
export function RoomViewer({ room, onRoom, onClose }: RoomViewerProps) {
  const viewer = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const view = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const altId = useId();
  const [read, setRead] = useState<Hotspot>();
  /** The room whose notes and doors are in the page. */
  const [standing, setStanding] = useState(room);
  const [place, setPlace] = useState('');
  const { mover, strike, direction, isShown } = useRoom(picture, list, room, onClose);
  const drag = useDrag(mover, strike);
  const motion = useDeviceMotion(mover);
  const help = useMediaQuery('(pointer: coarse)') ? content.touchHelp : content.help;
  const note = hotspots.get(room)!.find((hotspot) => hotspot === read);

  // The focus moves from the start button, or from a door, which goes after that.
  useLayoutEffect(() => {
    if (isFocusIn(viewer.current!.parentElement!)) view.current!.focus({ preventScroll: true });
    const timer = setTimeout(() => setStanding(room), leaveTime);
    return () => clearTimeout(timer);
  }, [room]);

  // A label that has words needs another place.
  useLayoutEffect(() => mover.redraw(), [mover, standing, read]);

  const point = (event: MouseEvent) => {
    const { yaw, pitch } = directionUnder(event, mover.view());
    setPlace(`"yaw": ${Math.round(yaw)}, "pitch": ${Math.round(pitch)}`);
  };
  const pointing = { onMouseMove: point, onDoubleClick: () => navigator.clipboard.writeText(place) };

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
        mover.turnBy(change);
      }}
    >
      <div ref={picture} className={styles.picture} {...(showsPlaces && pointing)}>
        {/* Each room has a view of its own, since screen readers say what gets the focus only if it is new. */}
        <div
          key={room.id}
          ref={view}
          className={styles.view}
          tabIndex={0}
          role="slider"
          aria-label={`${content.view} ${room.name}`}
          aria-describedby={altId}
          aria-valuemin={-180}
          aria-valuemax={180}
          aria-valuenow={Math.round(direction.yaw)}
          aria-valuetext={facing(hotspots.get(room)!, direction)}
          {...drag}
        />
      </div>
      <p id={altId} hidden>
        {room.alt}
      </p>
      <Hotspots
        key={standing.id}
        ref={list}
        hotspots={hotspots.get(standing)!}
        mover={mover}
        read={note}
        onRead={setRead}
        onRoom={onRoom}
      />
      <div className={styles.bar}>
        <p aria-live="polite" aria-atomic="true">
          {note && (
            <VisuallyHidden>
              {note.name}: {note.text}
            </VisuallyHidden>
          )}
          <span aria-hidden={note && true}>
            {isShown ? (motion.isRefused ? content.noMotion : `${room.name}. ${help}`) : content.loading}
          </span>
        </p>
        {showsPlaces && <output>{place}</output>}
        <RoomTools viewer={viewer} mover={mover} motion={motion} onClose={() => onClose('closed')} />
      </div>
    </div>
  );
}
