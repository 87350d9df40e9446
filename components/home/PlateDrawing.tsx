'use client';

import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { openPlate, type Strike } from '@/lib/browser/plates/live-plate';
import { prefersNoAutoplay } from '@/lib/browser/preferences';
import { whenNear } from '@/lib/browser/when-near';
import type { Image } from '@/lib/content/types';
import styles from './PlateDrawing.module.css';

/** A click sends the ring from its point, Enter from the center. */
function strikeAt({ currentTarget, detail, nativeEvent }: MouseEvent<HTMLElement>, strike: Strike) {
  const { offsetX, offsetY } = nativeEvent;
  if (detail === 0) strike(0.5, 0.5);
  else strike(offsetX / currentTarget.clientWidth, offsetY / currentTarget.clientHeight);
}

/**
 * A drawing that assembles when the visitor scrolls to it, and whose dots scatter when it is struck. It has no
 * `data-script`, since the image is complete without script. Only a drawing whose dots can move has a button, with the
 * name `strike`. Without a name, the pointer or the focus in the list item around it strikes it.
 */
export function PlateDrawing({ image, strike: label }: { image: Image; strike?: string }) {
  const ref = useRef<HTMLImageElement>(null);
  const [strike, setStrike] = useState<Strike>();

  useEffect(() => {
    const drawing = ref.current!;
    if (prefersNoAutoplay() || matchMedia('(forced-colors: active)').matches) return;
    return whenNear(drawing, () => {
      openPlate(drawing).then(
        (opened) => setStrike(() => opened),
        () => {},
      );
    });
  }, []);

  useEffect(() => {
    if (!strike || label) return;
    for (const type of ['pointerenter', 'focusin'])
      ref.current!.closest('li')?.addEventListener(type, () => strike(0.5, 0.5));
  }, [strike, label]);

  return (
    <div className={styles.drawing}>
      <img ref={ref} {...image} alt={image.alt} loading="lazy" decoding="async" />
      {strike && label && (
        <button type="button" aria-label={label} onClick={(event) => strikeAt(event, strike)} />
      )}
    </div>
  );
}
