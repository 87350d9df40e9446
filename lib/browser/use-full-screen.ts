import { useSyncExternalStore } from 'react';
import { subscribeTo } from './subscribe-to';

const subscribe = (onChange: () => void) => subscribeTo(document, { fullscreenchange: onChange });
const isFull = () => Boolean(document.fullscreenElement);

export const useFullScreen = (): boolean => useSyncExternalStore(subscribe, isFull, () => false);
