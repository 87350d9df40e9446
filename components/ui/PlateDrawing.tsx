'use client';

import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Strike } from '@/lib/browser/plates/live-plate';
import { useMayAutoplay, useMediaQuery } from '@/lib/browser/preferences';
import { useNear } from '@/lib/browser/use-near';
import type { Image } from '@/lib/content/types';
import { Boundary } from './Boundary';
import styles from './PlateDrawing.module.css';

type Props = {
  image: Image;
  /** The name of the button that strikes it. Without one, the pointer or the focus in the list item around it does. */
  strike?: string;
};

type DotsProps = { drawing: RefObject<HTMLImageElement | null>; label?: string };

/** Moves the dots of a drawing. Only where they can move has it a button. */
function Dots({ drawing, label }: DotsProps) {
  const [strike, setStrike] = useState<Strike>();
  const near = useNear(drawing);
  const mayAutoplay = useMayAutoplay();
  const hasForcedColors = useMediaQuery('(forced-colors: active)');
  const mayMove = near && mayAutoplay && !hasForcedColors;

  useEffect(() => {
    if (!mayMove) return;
    const image = drawing.current!;
    const opening = new AbortController();
    const { signal } = opening;
    const open = async () => {
      const { openPlate } = await import('@/lib/browser/plates/live-plate');
      const opened = await openPlate(image, signal);
      if (label || !opened) return setStrike(() => opened);
      for (const type of ['pointerenter', 'focusin'] as const)
        image.closest('li')?.addEventListener(type, opened, { signal });
    };
    open().catch(() => {});
    return () => {
      opening.abort();
      setStrike(undefined);
    };
  }, [mayMove, drawing, label]);

  return (
    strike && <button type="button" aria-label={label} onClick={({ nativeEvent }) => strike(nativeEvent)} />
  );
}

/**
 * A drawing that assembles when the visitor scrolls to it, and whose dots scatter when it is struck. It has no
 * `data-script`, since the image is complete without script.
 */
export function PlateDrawing({ image, strike }: Props) {
  const ref = useRef<HTMLImageElement>(null);
  return (
    <div className={styles.drawing}>
      <img ref={ref} {...image} alt={image.alt} loading="lazy" decoding="async" />
      <Boundary fallback={null}>
        <Dots drawing={ref} label={strike} />
      </Boundary>
    </div>
  );
}
