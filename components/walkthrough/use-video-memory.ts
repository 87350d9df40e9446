import { useEffect, useEffectEvent, type RefObject } from 'react';
import { subscribeTo } from '@/lib/browser/subscribe-to';

const key = 'video-left-at';

/** Seconds; 0 if the video did not play. */
function remember(time: number): void {
  try {
    sessionStorage.setItem(key, String(time));
  } catch {
    // Blocked or full: the video begins anew.
  }
}

function recall(): number {
  try {
    return Number(sessionStorage.getItem(key));
  } catch {
    return 0;
  }
}

function isBackOrForward(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'back_forward';
}

/**
 * Remembers where the video is when the visitor leaves its page. If they come back and the browser loads the page anew,
 * `playFrom` gets the time in seconds.
 */
export function useVideoMemory(
  video: RefObject<HTMLVideoElement | null>,
  playFrom: (time: number) => void,
): void {
  const begin = useEffectEvent(playFrom);

  useEffect(() => {
    const time = recall();
    if (time > 0 && isBackOrForward()) begin(time);
    const { current } = video;
    const leave = () => remember(current!.paused ? 0 : current!.currentTime);
    return subscribeTo(window, { pagehide: leave });
  }, [video]);
}
