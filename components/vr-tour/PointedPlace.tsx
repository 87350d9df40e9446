import { useEffect, useState, type RefObject } from 'react';
import type { Mover } from '@/lib/browser/look-around/mover';
import { directionAt } from '@/lib/browser/look-around/camera';

type Props = { picture: RefObject<HTMLElement | null>; mover: RefObject<Mover | null> };

/** The place under the pointer, as lib/content/rooms.ts has it. A double click copies it. Only for development. */
export function PointedPlace({ picture, mover }: Props) {
  const [place, setPlace] = useState('');

  useEffect(() => {
    const element = picture.current!;
    const placeAt = ({ clientX, clientY }: MouseEvent) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const point = { x: (clientX - left) / width, y: (clientY - top) / height };
      const { yaw, pitch } = directionAt(point, mover.current!.view(), width / height);
      return `yaw: ${Math.round(yaw)}, pitch: ${Math.round(pitch)}`;
    };
    const show = (event: MouseEvent) => setPlace(placeAt(event));
    const copy = (event: MouseEvent) => navigator.clipboard.writeText(placeAt(event));
    element.addEventListener('pointermove', show);
    element.addEventListener('dblclick', copy);
    return () => {
      element.removeEventListener('pointermove', show);
      element.removeEventListener('dblclick', copy);
    };
  }, [picture, mover]);

  return <output>{place}</output>;
}
