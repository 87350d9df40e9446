import { useSyncExternalStore } from 'react';
import { listen } from './listen';

const subscribe = (onChange: () => void) => listen(document, 'fullscreenchange', onChange);
const isFull = () => Boolean(document.fullscreenElement);

export const useFullScreen = (): boolean => useSyncExternalStore(subscribe, isFull, () => false);
