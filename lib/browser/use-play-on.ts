import { useEffect, useEffectEvent, type RefObject } from 'react';

const key = 'film-left-at';

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
 * Plays a video on when the visitor comes back to its page, if it played when they left. If the browser had to load the
 * page anew, `playFrom` gets the time in seconds.
 */
export function usePlayOn(
  video: RefObject<HTMLVideoElement | null>,
  playFrom?: (time: number) => void,
): void {
  const isRemembered = playFrom !== undefined;
  const begin = useEffectEvent((time: number) => playFrom?.(time));

  useEffect(() => {
    const { current } = video;
    let wasPlaying = false;
    const leave = () => {
      wasPlaying = !current!.paused;
      if (isRemembered) remember(wasPlaying ? current!.currentTime : 0);
    };
    const comeBack = () => {
      if (!wasPlaying) return;
      if (current!.paused) current!.play().catch(() => {});
      // Firefox 153 may show a still frame after the back/forward cache, although the video plays. A seek helps.
      else current!.currentTime += 0;
    };
    const listening = new AbortController();
    addEventListener('pagehide', leave, { signal: listening.signal });
    addEventListener('pageshow', comeBack, { signal: listening.signal });
    return () => listening.abort();
  }, [video, isRemembered]);

  useEffect(() => {
    const time = isRemembered ? recall() : 0;
    if (time > 0 && isBackOrForward()) begin(time);
  }, [isRemembered]);
}
