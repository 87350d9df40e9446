import { useEffect, useState, type RefObject } from 'react';
import { changed } from './camera';
import { askForOrientation, followDevice, mayFollowDevice } from './device-motion';
import type { Mover } from './mover';

/** Turns the view as the visitor turns the device, while it is on. `toggle` is undefined for a device that cannot. */
export function useDeviceMotion(mover: RefObject<Mover | null>) {
  const [state, setState] = useState<'off' | 'on' | 'refused'>('off');
  const isOn = state === 'on';

  useEffect(() => {
    if (!isOn) return;
    return followDevice((change) => mover.current?.look(changed(mover.current.view(), change)));
  }, [isOn, mover]);

  const toggle = async () => {
    if (isOn) setState('off');
    else setState((await askForOrientation()) ? 'on' : 'refused');
  };
  return { isOn, isRefused: state === 'refused', toggle: mayFollowDevice() ? toggle : undefined };
}
