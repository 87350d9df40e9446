import { Icon } from '@/components/ui/Icon';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { RoomViewerContent } from '@/lib/schema/pages';
import { nearestDoor, type Hotspot } from './hotspots';
import styles from './DoorTab.module.css';

type Props = {
  content: RoomViewerContent;
  hotspots: readonly Hotspot[];
  yaw: number;
  onPress: (door: Hotspot) => void;
};

/** Names the nearest door, at the side that leads to it. Its styles show it where no door is in sight. */
export function DoorTab({ content, hotspots, yaw, onPress }: Props) {
  const nearest = nearestDoor(hotspots, yaw);
  if (!nearest) return null;
  const { door, turn } = nearest;
  return (
    <button
      type="button"
      className={styles.tab}
      data-side={turn < 0 ? 'left' : 'right'}
      onClick={() => onPress(door)}
    >
      <span>
        <VisuallyHidden>{`${content.turnTo} `}</VisuallyHidden>
        {door.name}
      </span>
      <Icon name="arrow" />
    </button>
  );
}
