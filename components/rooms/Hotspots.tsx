import { Icon } from '@/components/ui/Icon';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { Hotspot } from './hotspots';
import type { Mover } from './mover';
import { roomViewer as content } from '@/lib/content/room-viewer';
import styles from './Hotspots.module.css';

type Props = {
  hotspots: readonly Hotspot[];
  mover: Mover;
  read?: Hotspot;
  onRead: (note?: Hotspot) => void;
  onRoom: (id: string) => void;
};

/** The notes and doors of a room. The view turns to an open note, and to what the keyboard focuses. */
export function Hotspots({ hotspots, mover, read, onRead, onRoom }: Props) {
  const press = (hotspot: Hotspot) => {
    if (hotspot.to) return onRoom(hotspot.to);
    onRead(hotspot === read ? undefined : hotspot);
    if (hotspot !== read) mover.turnTo(hotspot);
  };
  return (
    <ul className={styles.hotspots} aria-label={content.hotspots}>
      {hotspots.map((hotspot) => {
        const { name, text, to, yaw, pitch } = hotspot;
        return (
          <li
            key={to ?? name}
            className={styles.hotspot}
            data-yaw={yaw}
            data-pitch={pitch}
            data-outside
            onFocus={({ target }) => {
              if (target.matches(':focus-visible')) mover.turnTo(hotspot);
            }}
          >
            <button
              type="button"
              className={to && styles.door}
              aria-pressed={to ? undefined : hotspot === read}
              onClick={() => press(hotspot)}
            >
              <span className={styles.label}>
                {name} {to && <VisuallyHidden>{content.door}</VisuallyHidden>}
                {(to || hotspot === read) && <Icon name={to ? 'arrow' : 'close'} />}
                {hotspot === read && <span aria-hidden="true">{text}</span>}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
