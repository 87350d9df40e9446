import type { View } from './camera';

/** What a key or a button for zoom changes, in degrees. */
export const zoomStep = 12;

/** What a key changes, in degrees. */
const changes: Partial<Record<string, Partial<View>>> = {
  ArrowLeft: { yaw: -15 },
  ArrowRight: { yaw: 15 },
  ArrowUp: { pitch: 10 },
  ArrowDown: { pitch: -10 },
  '+': { fov: -zoomStep },
  '=': { fov: -zoomStep },
  '-': { fov: zoomStep },
};

/** The change of the view that a key asks for. With a modifier, a key belongs to the browser. */
export const changeOf = ({
  key,
  ctrlKey,
  altKey,
  metaKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>): Partial<View> | undefined =>
  ctrlKey || altKey || metaKey ? undefined : changes[key];
