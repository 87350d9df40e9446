import type { Ref, RefObject } from 'react';
import { Icon } from '@/components/ui/Icon';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { Hotspot } from '@/lib/browser/look-around/hotspots';
import type { Mover } from '@/lib/browser/look-around/mover';
import { roomViewer as content } from '@/lib/content/room-viewer';
import styles from './Hotspots.module.css';

type Props = {
  ref: Ref<HTMLUListElement>;
  hotspots: readonly Hotspot[];
  mover: RefObject<Mover | null>;
  /** The name of the note whose words show. */
  read?: string;
  /** With the note to read, or with nothing when the visitor closes it. */
  onNote: (note?: Hotspot) => void;
  onRoom: (id: string) => void;
};

/** The notes and doors of a room, over its picture. The view turns to one that gets the focus by the keyboard. */
export function Hotspots({ ref, hotspots, mover, read, onNote, onRoom }: Props) {
  return (
    <ul ref={ref} className={styles.hotspots} aria-label={content.hotspots}>
      {hotspots.map((hotspot) => {
        const { name, text, to, yaw, pitch } = hotspot;
        const isRead = name === read;
        return (
          <li
            key={to ?? name}
            className={styles.hotspot}
            data-yaw={yaw}
            data-pitch={pitch}
            data-outside
            onFocus={({ target }) => {
              if (target.matches(':focus-visible')) mover.current?.turnTo(hotspot);
            }}
          >
            {to ? (
              <button type="button" className={styles.door} onClick={() => onRoom(to)}>
                {name} <VisuallyHidden>{content.door}</VisuallyHidden> <Icon name="arrow" />
              </button>
            ) : (
              <button
                type="button"
                aria-pressed={isRead}
                onClick={() => onNote(isRead ? undefined : hotspot)}
              >
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
