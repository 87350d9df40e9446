import { useSyncExternalStore, type RefObject } from 'react';
import { glyphs } from '@/lib/browser/look-around/glyphs';
import { zoomStep } from '@/lib/browser/look-around/keys';
import type { Mover } from '@/lib/browser/look-around/mover';
import { roomViewer as content } from '@/lib/content/room-viewer';
import styles from './RoomTools.module.css';

type ToolProps = { name: string; glyph: keyof typeof glyphs; pressed?: boolean; onClick: () => void };

function Tool({ name, glyph, pressed, onClick }: ToolProps) {
  return (
    <button type="button" aria-pressed={pressed} onClick={onClick}>
      <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
        <path d={glyphs[glyph]} />
      </svg>
      <span>{name}</span>
    </button>
  );
}

function subscribe(onChange: () => void) {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}

type Props = {
  mover: RefObject<Mover | null>;
  motion: { isOn: boolean; toggle?: () => void };
  onFullScreen?: () => void;
  onClose: () => void;
};

/** The viewer's buttons. Their names show to pointers and the keyboard. */
export function RoomTools({ mover, motion, onFullScreen, onClose }: Props) {
  const isFull = useSyncExternalStore(subscribe, () => Boolean(document.fullscreenElement));
  const zoom = (fov: number) => mover.current?.turnBy({ fov });
  return (
    <div className={styles.tools}>
      <Tool name={content.zoomIn} glyph="zoomIn" onClick={() => zoom(-zoomStep)} />
      <Tool name={content.zoomOut} glyph="zoomOut" onClick={() => zoom(zoomStep)} />
      {motion.toggle && (
        <Tool name={content.motion} glyph="motion" pressed={motion.isOn} onClick={motion.toggle} />
      )}
      {onFullScreen && (
        <Tool
          name={content.fullScreen}
          glyph={isFull ? 'endFullScreen' : 'fullScreen'}
          pressed={isFull}
          onClick={onFullScreen}
        />
      )}
      <Tool name={content.close} glyph="close" onClick={onClose} />
    </div>
  );
}
