import { useCallback, useSyncExternalStore } from 'react';

// TypeScript's DOM types lack it: https://developer.mozilla.org/docs/Web/API/NetworkInformation
type Connection = EventTarget & { saveData?: boolean; effectiveType?: string };

const connection = () => (navigator as Navigator & { connection?: Connection }).connection;

const reducedMotion = '(prefers-reduced-motion: reduce)';

export const savesData = (): boolean => connection()?.saveData === true;

/** Whether the connection is fast, or nothing is known of it, and the visitor does not ask for less data. */
export const mayLoadMore = (): boolean =>
  !connection() || (!savesData() && connection()!.effectiveType === '4g');

export const prefersReducedMotion = (): boolean => matchMedia(reducedMotion).matches;

/** Whether a media query matches, now and after each change. In the exported HTML, none does. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}

function subscribeToConnection(onChange: () => void) {
  connection()?.addEventListener('change', onChange);
  return () => connection()?.removeEventListener('change', onChange);
}

export const useSavesData = (): boolean =>
  useSyncExternalStore(subscribeToConnection, savesData, () => false);

export const usePrefersReducedMotion = (): boolean => useMediaQuery(reducedMotion);

/** Whether the visitor asks for neither less motion nor less data. In the exported HTML, false. */
export function useMayAutoplay(): boolean {
  const lessData = useSavesData();
  return useMediaQuery('(prefers-reduced-motion: no-preference)') && !lessData;
}
