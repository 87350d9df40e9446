import type { Ref, RefObject } from 'react';
import { Icon } from '@/components/ui/Icon';
import type { Direction } from '@/lib/browser/look-around/camera';
import type { Mover } from '@/lib/browser/look-around/mover';
import type { Note, Room } from '@/lib/content/rooms';
import styles from './RoomViewer.module.css';

type Props = {
  ref: Ref<HTMLUListElement>;
  label: string;
  room: Room;
  /** The rooms that have pictures. */
  rooms: readonly Room[];
  mover: RefObject<Mover | null>;
  onNote: (note: Note) => void;
  onRoom: (id: string) => void;
};

/** The notes and doors of a room, over its picture. The view turns to one that gets the focus by the keyboard. */
export function RoomMarks({ ref, label, room, rooms, mover, onNote, onRoom }: Props) {
  const place = ({ yaw, pitch }: Direction) => ({
    className: styles.mark,
    'data-yaw': yaw,
    'data-pitch': pitch,
    'data-outside': true,
    onFocus: ({ target }: { target: Element }) => {
      if (target.matches(':focus-visible')) mover.current?.turnTo({ yaw, pitch });
    },
  });
  return (
    <ul ref={ref} className={styles.marks} aria-label={label}>
      {room.notes.map((note) => (
        <li key={note.title} {...place(note)}>
          <button type="button" onClick={() => onNote(note)}>
            {note.title}
          </button>
        </li>
      ))}
      {room.doors.map((door) => {
        const next = rooms.find(({ id }) => id === door.to);
        return (
          next && (
            <li key={next.id} {...place(door)}>
              <button type="button" className={styles.door} onClick={() => onRoom(next.id)}>
                {next.name} <Icon name="arrow" />
              </button>
            </li>
          )
        );
      })}
    </ul>
  );
}
