import { useEffect, useRef, useState } from 'react';
import { toggleFullScreen } from '@/lib/browser/full-screen';
import { changeOf } from '@/lib/browser/look-around/keys';
import { useDeviceMotion } from '@/lib/browser/look-around/use-device-motion';
import { useDrag } from '@/lib/browser/look-around/use-drag';
import { useRoom } from '@/lib/browser/look-around/use-room';
import { rooms as images } from '@/lib/content/media/rooms';
import { roomViewer as content } from '@/lib/content/room-viewer';
import { rooms as allRooms, type Note } from '@/lib/content/rooms';
import { RoomMarks } from './RoomMarks';
import { RoomTools } from './RoomTools';
import styles from './RoomViewer.module.css';

export type RoomViewerProps = {
  /** The id of the room. */
  room: string;
  onRoom: (id: string) => void;
  /** The visitor closes it, or it cannot go on. */
  onClose: (why: 'still' | 'unsupported' | 'lost') => void;
};

const imagesOf = (id: string) => images.find((candidate) => candidate.id === id);
const rooms = allRooms.filter(({ id }) => imagesOf(id));

/** A room that the visitor can turn around in. */
export function RoomViewer({ room: id, onRoom, onClose }: RoomViewerProps) {
  const viewer = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const marks = useRef<HTMLUListElement>(null);
  /** The room that the visitor wants to see in more detail, and the note that they read. */
  const [detailed, setDetailed] = useState<string>();
  const [read, setRead] = useState<{ room: string; note: Note }>();
  const room = rooms.find((candidate) => candidate.id === id)!;
  const { first, detail } = imagesOf(id)!;
  const isDetailed = detailed === id;
  const cube = isDetailed ? detail : first;
  const { mover, isShown, isReady } = useRoom({ host: picture, marks, room: id, cube, onFail: onClose });
  const drag = useDrag(mover);
  const motion = useDeviceMotion(mover);
  const help = motion.isRefused ? content.noMotion : content.help;

  useEffect(() => picture.current!.focus({ preventScroll: true }), []);

  return (
    <div
      ref={viewer}
      className={styles.viewer}
      data-loading={!isShown || undefined}
      onKeyDown={(event) => {
        const change = changeOf(event);
        if (!change) return;
        event.preventDefault();
        // A mark that has the focus may leave the picture.
        if (marks.current!.contains(event.target as Node)) picture.current!.focus();
        mover.current?.turnBy(change);
      }}
    >
      <div
        ref={picture}
        className={styles.picture}
        tabIndex={0}
        role="application"
        aria-label={`${content.view} ${room.name}`}
        {...drag}
      />
      <RoomMarks
        key={id}
        ref={marks}
        label={content.marks}
        room={room}
        rooms={rooms}
        mover={mover}
        onNote={(note) => {
          setRead({ room: id, note });
          mover.current?.turnTo({ yaw: note.yaw, pitch: note.pitch });
        }}
        onRoom={(next) => {
          // The pressed door goes with its room.
          picture.current!.focus();
          onRoom(next);
        }}
      />
      <div className={styles.bar}>
        <p role="status">{!isReady ? content.loading : read?.room === id ? read.note.text : help}</p>
        <RoomTools
          mover={mover}
          motion={motion}
          onDetail={isDetailed ? undefined : () => setDetailed(id)}
          onFullScreen={document.fullscreenEnabled ? () => toggleFullScreen(viewer.current!) : undefined}
          onClose={() => onClose('still')}
        />
      </div>
    </div>
  );
}
