import { Icon } from '@/components/ui/Icon';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { RoomViewerContent } from '@/lib/schema/pages';
import type { Hotspot } from './hotspots';
import type { ViewMover } from './view-mover';
import styles from './Hotspots.module.css';

type Props = {
  content: RoomViewerContent;
  hotspots: readonly Hotspot[];
  mover: ViewMover;
  openNote?: Hotspot;
  onOpenNote: (note?: Hotspot) => void;
  onRoom: (id: string) => void;
};

/** The notes and doors of a room. The view turns to the open note, and to the hotspot with keyboard focus. */
export function Hotspots({ content, hotspots, mover, openNote, onOpenNote, onRoom }: Props) {
  const press = (hotspot: Hotspot) => {
    if (hotspot.to) return onRoom(hotspot.to);
    onOpenNote(hotspot === openNote ? undefined : hotspot);
    if (hotspot !== openNote) mover.turnTo(hotspot);
  };
  return (
    <ul className={styles.hotspots} aria-label={content.hotspots}>
      {hotspots.map((hotspot) => {
        const { name, text, to, yaw, pitch } = hotspot;
        return (
          <li
            key={to ?? name}
            className={styles.hotspot}
            data-to={to}
            data-yaw={yaw}
            data-pitch={pitch}
            data-outside
            data-open={hotspot === openNote || undefined}
            onFocus={({ target }) => {
              if (target.matches(':focus-visible')) mover.turnTo(hotspot);
            }}
          >
            <button
              type="button"
              className={to && styles.door}
              aria-pressed={to ? undefined : hotspot === openNote}
              onClick={() => press(hotspot)}
            >
              <span className={styles.label}>
                {name}
                {to && <VisuallyHidden>{` ${content.door}`}</VisuallyHidden>}
                {(to || hotspot === openNote) && <Icon name={to ? 'arrow' : 'close'} />}
                {hotspot === openNote && <span aria-hidden="true">{text}</span>}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
