import { useEffect, type RefObject } from 'react';
import { subscribeTo } from './subscribe-to';

/** Plays a video on when the visitor comes back to a page that the browser kept, if it played when they left. */
export function useResumeAfterBack(video: RefObject<HTMLVideoElement | null>): void {
  useEffect(() => {
    const { current } = video;
    let wasPlaying = false;
    const leave = () => {
      wasPlaying = !current!.paused;
    };
    const comeBack = () => {
      if (!wasPlaying) return;
      if (current!.paused) current!.play().catch(() => {});
      // Firefox 153 (2026-11) may show a still frame after the back/forward cache, although the video plays. A seek
      // helps.
      else current!.currentTime += 0;
    };
    return subscribeTo(window, { pagehide: leave, pageshow: comeBack });
  }, [video]);
}
