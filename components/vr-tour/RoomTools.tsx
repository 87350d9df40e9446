import { useSyncExternalStore, type RefObject } from 'react';
import type { useDeviceMotion } from '@/lib/browser/look-around/device-motion';
import { zoomStep } from '@/lib/browser/look-around/input';
import type { Mover } from '@/lib/browser/look-around/mover';
import { roomViewer as content } from '@/lib/content/room-viewer';
import { glyphs } from '@/lib/glyphs';
import styles from './RoomTools.module.css';

/** The strokes of the icons, as in lib/glyphs.ts. They load together with the viewer. */
const strokes = {
  zoomIn: 'M12 2v20M2 12h20',
  zoomOut: 'M2 12h20',
  motion: 'M8 3h8v18H8zM3.5 8a9 9 0 0 0 0 8M20.5 8a9 9 0 0 1 0 8',
  fullScreen: 'M3 9V3h6M15 3h6v6M21 15v6h-6M9 21H3v-6',
  close: glyphs.close,
} as const;

type ToolProps = { tool: keyof typeof strokes; pressed?: boolean; onClick: () => void };

/** A button whose name the browser shows to a pointer, in a way that the visitor can dismiss. */
function Tool({ tool, pressed, onClick }: ToolProps) {
  const name = content[tool];
  return (
    <button type="button" title={name} aria-label={name} aria-pressed={pressed} onClick={onClick}>
      <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
        <path d={strokes[tool]} />
      </svg>
    </button>
  );
}

function subscribe(onChange: () => void) {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}

type Props = {
  viewer: RefObject<Element | null>;
  mover: RefObject<Mover | null>;
  motion: ReturnType<typeof useDeviceMotion>;
  onClose: () => void;
};

/** The viewer's buttons. */
export function RoomTools({ viewer, mover, motion, onClose }: Props) {
  const isFull = useSyncExternalStore(subscribe, () => Boolean(document.fullscreenElement));
  const zoom = (fov: number) => mover.current?.turnBy({ fov });
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
