import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};
const isBrowser = () => true;

export const useHydrated = (): boolean => useSyncExternalStore(subscribe, isBrowser, () => false);
