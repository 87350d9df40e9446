import type { RefObject } from 'react';
import { Tool, Tools } from '@/components/ui/Tools';
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
  return (
    <Tools>
      {motion.toggle && (
        <Tool
          icon="motion"
          label={content.motion}
          showsLabel={namesMotion}
          isPressed={motion.isOn}
          onPress={motion.toggle}
        />
      )}
      <Tool icon="zoomIn" label={content.zoomIn} onPress={() => onZoom(-zoomStep)} />
      <Tool icon="zoomOut" label={content.zoomOut} onPress={() => onZoom(zoomStep)} />
      {document.fullscreenEnabled && (
        <Tool icon="fullScreen" label={content.fullScreen} isPressed={isFull} onPress={toggleFullScreen} />
      )}
      <Tool icon="close" label={content.close} onPress={onClose} />
    </Tools>
  );
}
