import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** False in the exported HTML and until React has hydrated the page, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
