import { normal, type Direction } from './camera';

/** Whether the visitor may hold a device that a page can follow. */
export const mayFollowDevice = (): boolean =>
  'DeviceOrientationEvent' in window && matchMedia('(pointer: coarse)').matches;

/** Asks for the device's orientation. Only Safari has such a question. @returns whether the page may read it */
export async function askForOrientation(): Promise<boolean> {
  const events = DeviceOrientationEvent as { requestPermission?: () => Promise<PermissionState> };
  return (await events.requestPermission?.().catch(() => 'denied')) !== 'denied';
}

const { sin, cos, asin, atan2, PI } = Math;

/**
 * Where the back of a device points.
 *
 * @param orientation in degrees, as an event has it (https://w3c.github.io/deviceorientation/#deviceorientation)
 */
export function directionOf({ alpha, beta, gamma }: Record<'alpha' | 'beta' | 'gamma', number>): Direction {
  const [a, b, c] = [alpha, beta, gamma].map((angle) => (angle * PI) / 180) as [number, number, number];
  const east = -cos(a) * sin(c) - sin(a) * sin(b) * cos(c);
  const north = -sin(a) * sin(c) + cos(a) * sin(b) * cos(c);
  const up = -cos(b) * cos(c);
  return { yaw: (atan2(east, north) * 180) / PI, pitch: (asin(up) * 180) / PI };
}

/** Calls `turn` with each turn of the device. @returns a function that ends it */
export function followDevice(turn: (change: Direction) => void): () => void {
  let last: Direction | undefined;
  const follow = ({ alpha, beta, gamma }: DeviceOrientationEvent) => {
    // A device without sensors reports null.
    if (alpha === null || beta === null || gamma === null) return;
    const now = directionOf({ alpha, beta, gamma });
    if (last) turn({ yaw: normal(now.yaw - last.yaw), pitch: now.pitch - last.pitch });
    last = now;
  };
  addEventListener('deviceorientation', follow);
  return () => removeEventListener('deviceorientation', follow);
}
