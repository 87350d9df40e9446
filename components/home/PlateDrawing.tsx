'use client';

import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { openPlate, type Strike } from '@/lib/browser/plates/live-plate';
import { prefersNoAutoplay } from '@/lib/browser/preferences';
import { whenNear } from '@/lib/browser/when-near';
import type { Image } from '@/lib/content/types';
import styles from './PlateDrawing.module.css';

/** A click sends the ring from its point, Enter from the center. */
function strikeAt({ currentTarget, detail, clientX, clientY }: MouseEvent<HTMLElement>, strike: Strike) {
  if (detail === 0) return strike(0.5, 0.5);
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  strike((clientX - left) / width, (clientY - top) / height);
}

/**
 * A drawing that assembles when the visitor scrolls to it, and whose dots scatter when it is struck. It has no
 * `data-script`, since the image is complete without script. Only a drawing whose dots can move has a button.
 */
export function PlateDrawing({ image, strike: label }: { image: Image; strike: string }) {
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

  return (
    <div className={styles.drawing}>
      <img ref={ref} {...image} alt={image.alt} loading="lazy" decoding="async" />
      {strike && <button type="button" aria-label={label} onClick={(event) => strikeAt(event, strike)} />}
    </div>
  );
}
