import { useSyncExternalStore, type RefObject } from 'react';
import { Icon } from '@/components/ui/Icon';
import type { useDeviceMotion } from '@/lib/browser/look-around/device-motion';
import { zoomStep } from '@/lib/browser/look-around/input';
import type { Mover } from '@/lib/browser/look-around/mover';
import { roomViewer as content } from '@/lib/content/room-viewer';
import styles from './RoomTools.module.css';

type ToolProps = {
  tool: 'zoomIn' | 'zoomOut' | 'motion' | 'fullScreen' | 'close';
  pressed?: boolean;
  onClick: () => void;
};

/** A button whose name the browser shows to a pointer, in a way that the visitor can dismiss. */
const Tool = ({ tool, pressed, onClick }: ToolProps) => (
  <button
    type="button"
    title={content[tool]}
    aria-label={content[tool]}
    aria-pressed={pressed}
    onClick={onClick}
  >
    <Icon name={tool} />
  </button>
);

function subscribe(onChange: () => void) {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}

type Props = {
  viewer: RefObject<Element | null>;
  mover: Mover;
  motion: ReturnType<typeof useDeviceMotion>;
  onClose: () => void;
};

/** The viewer's buttons. */
export function RoomTools({ viewer, mover, motion, onClose }: Props) {
  const isFull = useSyncExternalStore(subscribe, () => Boolean(document.fullscreenElement));
  const zoom = (fov: number) => mover.turnBy({ fov });
  const toggleFullScreen = () =>
    // The browser may refuse.
    void (isFull ? document.exitFullscreen() : viewer.current!.requestFullscreen()).catch(() => {});
  return (
    <div className={styles.tools}>
      <Tool tool="zoomIn" onClick={() => zoom(-zoomStep)} />
      <Tool tool="zoomOut" onClick={() => zoom(zoomStep)} />
      {motion.toggle && <Tool tool="motion" pressed={motion.isOn} onClick={motion.toggle} />}
      {document.fullscreenEnabled && <Tool tool="fullScreen" pressed={isFull} onClick={toggleFullScreen} />}
      <Tool tool="close" onClick={onClose} />
    </div>
  );
}
