import { useEffect, useState, type RefObject } from 'react';
import { normal, type Direction } from './camera';
import type { Mover } from './mover';

/** Milliseconds in which a device that has sensors reports its first orientation. */
const patience = 900;

/** Degrees above or below the horizon. A device that points further up or down faces nowhere: its heading is noise. */
const steepest = 80;

const { sin, cos, asin, atan2, abs, PI } = Math;

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

/** Calls `turn` with each report of the device, at first without a change. @returns a function that ends it */
export function followDevice(turn: (change: Direction) => void): () => void {
  let last: Direction | undefined;
  const follow = ({ alpha, beta, gamma }: DeviceOrientationEvent) => {
    // A device without sensors reports null.
    if (alpha === null || beta === null || gamma === null) return;
    const now = directionOf({ alpha, beta, gamma });
    last ??= now;
    const yaw = abs(now.pitch) < steepest ? normal(now.yaw - last.yaw) : 0;
    turn({ yaw, pitch: now.pitch - last.pitch });
    last = now;
  };
  addEventListener('deviceorientation', follow);
  return () => removeEventListener('deviceorientation', follow);
}

/** Asks for the device's orientation. Only Safari has such a question. @returns whether the page may read it */
export async function askForOrientation(): Promise<boolean> {
  const events = DeviceOrientationEvent as { requestPermission?: () => Promise<PermissionState> };
  return (await events.requestPermission?.().catch(() => 'denied')) !== 'denied';
}

/** Turns the view as the visitor turns the device, while it is on. `toggle` is undefined for a device that cannot. */
export function useDeviceMotion(mover: RefObject<Mover | null>) {
  const [state, setState] = useState<'off' | 'on' | 'refused'>('off');
  const isOn = state === 'on';

  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(() => setState('refused'), patience);
    const end = followDevice((change) => {
      clearTimeout(timer);
      mover.current?.shift(change);
    });
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [isOn, mover]);

  const toggle = async () => {
    if (isOn) setState('off');
    else setState((await askForOrientation()) ? 'on' : 'refused');
  };
  const mayFollow = 'DeviceOrientationEvent' in window && matchMedia('(pointer: coarse)').matches;
  return { isOn, isRefused: state === 'refused', toggle: mayFollow ? toggle : undefined };
}
