import type { RefObject } from 'react';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { zoomStep } from '@/lib/browser/look-around/keys';
import type { Mover } from '@/lib/browser/look-around/mover';
import { roomViewer as content } from '@/lib/content/room-viewer';
import styles from './RoomViewer.module.css';

type Props = {
  mover: RefObject<Mover | null>;
  motion: { isOn: boolean; toggle?: () => void };
  onDetail?: () => void;
  onFullScreen?: () => void;
  onClose: () => void;
};

/** The viewer's buttons. */
export function RoomTools({ mover, motion, onDetail, onFullScreen, onClose }: Props) {
  const zoom = (fov: number) => mover.current?.turnBy({ fov });
  return (
    <div className={styles.tools}>
      <button type="button" onClick={() => zoom(-zoomStep)}>
        <span aria-hidden="true">+</span>
        <VisuallyHidden>{content.zoomIn}</VisuallyHidden>
      </button>
      <button type="button" onClick={() => zoom(zoomStep)}>
        <span aria-hidden="true">−</span>
        <VisuallyHidden>{content.zoomOut}</VisuallyHidden>
      </button>
      {motion.toggle && (
        <button type="button" aria-pressed={motion.isOn} onClick={motion.toggle}>
          {content.motion}
        </button>
      )}
      {onDetail && (
        <button type="button" onClick={onDetail}>
          {content.detail}
        </button>
      )}
      {onFullScreen && (
        <button type="button" onClick={onFullScreen}>
          {content.fullScreen}
        </button>
      )}
      <button type="button" onClick={onClose}>
        {content.close}
      </button>
    </div>
  );
}
