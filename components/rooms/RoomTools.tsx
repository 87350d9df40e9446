import type { RefObject } from 'react';
import { Icon } from '@/components/ui/Icon';
import styles from '@/components/layout/styles/tools.module.css';
import { useFullScreen } from '@/lib/browser/use-full-screen';
import type { RoomViewerContent } from '@/lib/schema/pages';
import type { useDeviceMotion } from './device-motion';
import { zoomStep } from './view-input';

type Props = {
  content: RoomViewerContent;
  viewer: RefObject<Element | null>;
  onZoom: (change: number) => void;
  motion: ReturnType<typeof useDeviceMotion>;
  /** Shows the words of the motion's button. */
  namesMotion: boolean;
  onClose: () => void;
};

export function RoomTools({ content, viewer, onZoom, motion, namesMotion, onClose }: Props) {
  const isFull = useFullScreen();
  const toggleFullScreen = () =>
    (isFull ? document.exitFullscreen() : viewer.current!.requestFullscreen()).catch(() => {});
  const tools = [
    ['motion', motion.toggle, motion.isOn],
    ['zoomIn', () => onZoom(-zoomStep)],
    ['zoomOut', () => onZoom(zoomStep)],
    ['fullScreen', document.fullscreenEnabled ? toggleFullScreen : undefined, isFull],
    ['close', onClose],
  ] as const;
  return (
    <div className={styles.tools}>
      {tools.map(([tool, press, isPressed]) => {
        const props = { title: content[tool], 'aria-label': content[tool], 'aria-pressed': isPressed };
        return (
          press && (
            <button key={tool} type="button" {...props} onClick={press}>
              <Icon name={tool} />
              {tool === 'motion' && namesMotion && <span>{content.motion}</span>}
            </button>
          )
        );
      })}
    </div>
  );
}
