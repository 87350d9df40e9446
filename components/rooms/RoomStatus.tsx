import { useEffect, useState } from 'react';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { useMediaQuery } from '@/lib/browser/preferences';
import type { RoomViewerContent } from '@/lib/schema/pages';

type Props = {
  className?: string;
  content: RoomViewerContent;
  roomName: string;
  /** Whether the first room has come. */
  hasRoom: boolean;
  isShown: boolean;
  isMotionRefused: boolean;
  /** Whether the visitor has checked in. */
  greets: boolean;
  /** For screen readers, instead of the words that show. */
  announcement: string | undefined;
};

/** Milliseconds for which it says that the visitor has checked in. */
const greetingTime = 4000;

/** What the viewer shows, and how to turn. */
export function RoomStatus(props: Props) {
  const { className, content, roomName, hasRoom, isShown, isMotionRefused, greets, announcement } = props;
  const [isGreeted, setGreeted] = useState(false);
  const help = useMediaQuery('(pointer: coarse)') ? content.touchHelp : content.help;

  useEffect(() => {
    if (!hasRoom) return;
    const timer = setTimeout(() => setGreeted(true), greetingTime);
    return () => clearTimeout(timer);
  }, [hasRoom]);

  const words = () => {
    if (!isShown) return content.loading;
    if (isMotionRefused) return content.noMotion;
    if (greets && !isGreeted) return content.checkedIn;
    return `${roomName}. ${help}`;
  };

  return (
    <p className={className} aria-live="polite" aria-atomic="true">
      {announcement && <VisuallyHidden>{announcement}</VisuallyHidden>}
      <span aria-hidden={Boolean(announcement)}>{words()}</span>
    </p>
  );
}
