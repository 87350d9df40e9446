'use client';

import { useEffect, useRef, useState, type Ref } from 'react';
import type { Strike } from '@/lib/browser/plates/live-plate';
import { prefersNoAutoplay } from '@/lib/browser/preferences';
import { whenNear } from '@/lib/browser/when-near';
import type { Image } from '@/lib/content/types';
import { Boundary } from './Boundary';
import styles from './PlateDrawing.module.css';

type Props = {
  image: Image;
  /** The name of the button that strikes it. Without one, the pointer or the focus in the list item around it does. */
  strike?: string;
};

function Still({ image, ref }: { image: Image; ref?: Ref<HTMLImageElement> }) {
  return <img ref={ref} {...image} alt={image.alt} loading="lazy" decoding="async" />;
}

/**
 * A drawing that assembles when the visitor scrolls to it, and whose dots scatter when it is struck. It has no
 * `data-script`, since the image is complete without script. Only a drawing whose dots can move has a button.
 */
function LiveDrawing({ image, strike: label }: Props) {
  const ref = useRef<HTMLImageElement>(null);
  const [strike, setStrike] = useState<Strike>();

  useEffect(() => {
    const drawing = ref.current!;
    if (prefersNoAutoplay() || matchMedia('(forced-colors: active)').matches) return;
    const open = async () => {
      const { openPlate } = await import('@/lib/browser/plates/live-plate');
      const opened = await openPlate(drawing);
      if (label || !opened) return setStrike(() => opened);
      for (const type of ['pointerenter', 'focusin'] as const)
        drawing.closest('li')?.addEventListener(type, opened);
    };
    return whenNear(drawing, () => void open().catch(() => {}));
  }, [label]);

  return (
    <div className={styles.drawing}>
      <Still image={image} ref={ref} />
      {strike && (
        <button type="button" aria-label={label} onClick={({ nativeEvent }) => strike(nativeEvent)} />
      )}
    </div>
  );
}

/** A drawing of dots, or its image if the script fails. Here, the page does not need to have the image twice. */
export function PlateDrawing(props: Props) {
  return (
    <Boundary fallback={<Still image={props.image} />}>
      <LiveDrawing {...props} />
    </Boundary>
  );
}
