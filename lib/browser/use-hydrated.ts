import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** False in the exported HTML and until React has taken the page over, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
