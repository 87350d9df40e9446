import type { Ref, RefObject } from 'react';
import { Icon } from '@/components/ui/Icon';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { Mark } from '@/lib/browser/look-around/marks';
import type { Mover } from '@/lib/browser/look-around/mover';
import { roomViewer as content } from '@/lib/content/room-viewer';
import styles from './RoomMarks.module.css';

type Props = {
  ref: Ref<HTMLUListElement>;
  marks: readonly Mark[];
  mover: RefObject<Mover | null>;
  /** The name of the note whose words show. */
  read?: string;
  /** With the note to read, or with nothing when the visitor closes it. */
  onNote: (note?: Mark) => void;
  onRoom: (id: string) => void;
};

/** The notes and doors of a room, over its picture. The view turns to one that gets the focus by the keyboard. */
export function RoomMarks({ ref, marks, mover, read, onNote, onRoom }: Props) {
  return (
    <ul ref={ref} className={styles.marks} aria-label={content.marks}>
      {marks.map((mark) => {
        const { name, text, to, yaw, pitch } = mark;
        const isRead = name === read;
        return (
          <li
            key={to ?? name}
            className={styles.mark}
            data-yaw={yaw}
            data-pitch={pitch}
            data-outside
            onFocus={({ target }) => {
              if (target.matches(':focus-visible')) mover.current?.turnTo(mark);
            }}
          >
            {to ? (
              <button type="button" className={styles.door} onClick={() => onRoom(to)}>
                {name} <VisuallyHidden>{content.door}</VisuallyHidden> <Icon name="arrow" />
              </button>
            ) : (
              <button type="button" aria-pressed={isRead} onClick={() => onNote(isRead ? undefined : mark)}>
                {name}
                {isRead && <Icon name="close" />}
              </button>
            )}
            {/* The viewer's status says it. */}
            {isRead && <p aria-hidden="true">{text}</p>}
          </li>
        );
      })}
    </ul>
  );
}
