import { useEffect, useState } from 'react';
import { useMediaQuery } from '@/lib/browser/preferences';
import { subscribeTo } from '@/lib/browser/subscribe-to';
import { degrees, normalizeAngle, radians, type Direction } from './camera';
import type { ViewMover } from './view-mover';

const { sin, cos, asin, atan2, abs } = Math;

/** The direction of the back of a device (https://w3c.github.io/deviceorientation/#deviceorientation). */
export function directionOf({ alpha, beta, gamma }: Record<'alpha' | 'beta' | 'gamma', number>): Direction {
  const a = radians(alpha);
  const b = radians(beta);
  const c = radians(gamma);
  const east = -cos(a) * sin(c) - sin(a) * sin(b) * cos(c);
  const north = -sin(a) * sin(c) + cos(a) * sin(b) * cos(c);
  return { yaw: degrees(atan2(east, north)), pitch: degrees(asin(-cos(b) * cos(c))) };
}

/** `toggle` is undefined without a touch screen. */
export function useDeviceMotion(mover: Pick<ViewMover, 'moveBy'>) {
  const [state, setState] = useState<'off' | 'on' | 'refused'>('off');
  const isTouch = useMediaQuery('(pointer: coarse)');
  const isOn = isTouch && state === 'on';

  useEffect(() => {
    if (!isOn) return;
    let lastDirection: Direction | undefined;
    // A device with sensors reports its orientation sooner. One without reports null.
    const timer = setTimeout(() => setState('refused'), 900);
    const follow = ({ alpha, beta, gamma }: DeviceOrientationEvent) => {
      if (alpha === null || beta === null || gamma === null) return;
      clearTimeout(timer);
      const direction = directionOf({ alpha, beta, gamma });
      lastDirection ??= direction;
      // Straight up or down, the heading is noise.
      const yaw = abs(direction.pitch) < 80 ? normalizeAngle(direction.yaw - lastDirection.yaw) : 0;
      mover.moveBy({ yaw, pitch: direction.pitch - lastDirection.pitch });
      lastDirection = direction;
    };
    const stopListening = subscribeTo(window, { deviceorientation: follow });
    return () => {
      clearTimeout(timer);
      stopListening();
    };
  }, [isOn, mover]);

  const toggle = async () => {
    if (isOn) return setState('off');
    // Only Safari asks the visitor.
    const events = DeviceOrientationEvent as { requestPermission?: () => Promise<PermissionState> };
    const answer = await events.requestPermission?.().catch(() => 'denied');
    setState(answer === 'denied' ? 'refused' : 'on');
  };
  return { isOn, isRefused: state === 'refused', toggle: isTouch ? toggle : undefined };
}
