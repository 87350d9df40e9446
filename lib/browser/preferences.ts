import { useCallback, useSyncExternalStore } from 'react';
import { subscribeTo } from './subscribe-to';

// TypeScript's DOM types lack it: https://developer.mozilla.org/docs/Web/API/NetworkInformation
type Connection = EventTarget & { saveData?: boolean; effectiveType?: string };

const connection = () => (navigator as Navigator & { connection?: Connection }).connection;

const reducedMotion = '(prefers-reduced-motion: reduce)';

const savesData = (): boolean => connection()?.saveData === true;

/** False with a slow connection, or if the visitor asks for less data. True if nothing is known of the connection. */
export const mayLoadMore = (): boolean =>
  !connection() || (!savesData() && connection()!.effectiveType === '4g');

export const prefersReducedMotion = (): boolean => matchMedia(reducedMotion).matches;

/** Whether a media query matches. False in the exported HTML. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => subscribeTo(matchMedia(query), { change: onChange }),
    [query],
  );
  const read = () => matchMedia(query).matches;
  return useSyncExternalStore(subscribe, read, () => false);
}

const subscribeToConnection = (onChange: () => void) => subscribeTo(connection(), { change: onChange });

export const useSavesData = (): boolean =>
  useSyncExternalStore(subscribeToConnection, savesData, () => false);

export const usePrefersReducedMotion = (): boolean => useMediaQuery(reducedMotion);

/** Whether the visitor asks for neither less motion nor less data. False in the exported HTML. */
export function useMayAutoplay(): boolean {
  const lessData = useSavesData();
  return useMediaQuery('(prefers-reduced-motion: no-preference)') && !lessData;
}
