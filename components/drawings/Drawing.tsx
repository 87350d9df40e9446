'use client';

import { useEffect, useRef, type RefObject } from 'react';
import { Island } from '@/components/ui/Island';
import { useMayAutoplay, useMediaQuery } from '@/lib/browser/preferences';
import { useNear } from '@/lib/browser/use-near';
import type { Image } from '@/lib/schema/values';
import styles from './Drawing.module.css';

function Dots({ drawing }: { drawing: RefObject<HTMLImageElement | null> }) {
  const near = useNear(drawing);
  const mayAutoplay = useMayAutoplay();
  const hasForcedColors = useMediaQuery('(forced-colors: active)');
  const mayMove = near && mayAutoplay && !hasForcedColors;

  useEffect(() => {
    if (!mayMove) return;
    const image = drawing.current!;
    const loading = new AbortController();
    import('./animate-dots')
      .then(({ animateDots }) => animateDots(image, loading.signal))
      // If a file does not load, the drawing stays a still image.
      .catch(() => {});
    return () => loading.abort();
  }, [mayMove, drawing]);

  return null;
}

/** A drawing that assembles when it scrolls into view, and ripples where it is pressed. */
export function Drawing({ image }: { image: Image }) {
  const ref = useRef<HTMLImageElement>(null);
  return (
    <div className={styles.drawing}>
      <img ref={ref} {...image} alt={image.alt} loading="lazy" />
      <Island>
        <Dots drawing={ref} />
      </Island>
    </div>
  );
}
