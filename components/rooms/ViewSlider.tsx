import { useId, type MouseEvent, type Ref } from 'react';
import type { Room, RoomViewerContent } from '@/lib/schema/pages';
import type { View } from './camera';
import type { Hotspot } from './hotspots';
import { viewInWords } from './view-in-words';
import styles from './ViewSlider.module.css';

type Props = {
  ref: Ref<HTMLDivElement>;
  content: RoomViewerContent;
  room: Room;
  hotspots: readonly Hotspot[];
  /** Where the view turns to. */
  goal: View;
  startView: View;
  hasRing: boolean;
  onClick: (event: MouseEvent) => void;
};

/** What one drags, presses and turns with keys. Screen readers read the view from it. */
export function ViewSlider({ ref, content, room, hotspots, goal, startView, hasRing, onClick }: Props) {
  const altId = useId();
  const pitchChange = goal.pitch - startView.pitch;
  const zoomChange = goal.fov - startView.fov;
  return (
    <>
      <div
        ref={ref}
        className={styles.view}
        data-ring={hasRing ? undefined : 'none'}
        tabIndex={0}
        role="slider"
        aria-label={`${content.view} ${room.name}`}
        aria-describedby={altId}
        aria-valuemin={-181}
        aria-valuemax={181}
        // Orca reads the words again only if this number changes. Pitch and zoom change its decimals.
        aria-valuenow={goal.yaw + (pitchChange + zoomChange) / 1000}
        aria-valuetext={viewInWords(hotspots, goal, startView, content)}
        onClick={onClick}
      />
      <p id={altId} hidden>
        {room.alt}
      </p>
    </>
  );
}
