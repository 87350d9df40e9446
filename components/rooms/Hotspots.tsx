import { Icon } from '@/components/ui/Icon';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { RoomViewerContent } from '@/lib/schema/pages';
import type { Hotspot } from './hotspots';
import type { ViewMover } from './view-mover';
import styles from './Hotspots.module.css';

type Props = {
  content: RoomViewerContent;
  hotspots: readonly Hotspot[];
  /** While a poster or the last room shows. */
  isHidden: boolean;
  mover: ViewMover;
  openNote?: Hotspot;
  onOpenNote: (note?: Hotspot) => void;
  onRoom: (id: string) => void;
};

/** The notes and doors of a room. The view turns to the open note, and to the hotspot with keyboard focus. */
export function Hotspots(props: Props) {
  const { content, hotspots, isHidden, mover, openNote, onOpenNote, onRoom } = props;
  const press = (hotspot: Hotspot) => {
    if (hotspot.to) return onRoom(hotspot.to);
    if (hotspot === openNote) return onOpenNote(undefined);
    onOpenNote(hotspot);
    mover.turnTo(hotspot);
  };
  return (
    <ul className={styles.hotspots} aria-label={content.hotspots} data-hidden={isHidden || undefined}>
      {hotspots.map((hotspot) => {
        const { name, text, to, yaw, pitch } = hotspot;
        const isOpen = hotspot === openNote;
        return (
          <li
            key={to ?? name}
            className={styles.hotspot}
            data-to={to}
            data-yaw={yaw}
            data-pitch={pitch}
            // Until `placeHotspots` knows.
            data-outside
            data-open={isOpen || undefined}
            onFocus={({ target }) => {
              if (target.matches(':focus-visible')) mover.turnTo(hotspot);
            }}
          >
            <button
              type="button"
              className={to && styles.door}
              aria-pressed={to ? undefined : isOpen}
              onClick={() => press(hotspot)}
            >
              <span className={styles.label}>
                {name}
                {to && <VisuallyHidden>{` ${content.door}`}</VisuallyHidden>}
                {(to || isOpen) && <Icon name={to ? 'arrow' : 'close'} />}
                {isOpen && <span aria-hidden="true">{text}</span>}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
