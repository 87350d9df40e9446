'use client';

import { useEffect, useRef, useState } from 'react';
import { LoopVideo } from '@/components/ui/LoopVideo';
import { prefersReducedMotion, savesData } from '@/lib/browser/preferences';
import { whenNear } from '@/lib/browser/when-near';
import type { seam } from '@/lib/content/home/seam';
import type { VideoSource } from '@/lib/media';
import styles from './Seam.module.css';

type Props = {
  sources: readonly VideoSource[];
  /** When the fighters hit each other, in seconds of the video. */
  blows: readonly number[];
  content: Pick<typeof seam, 'range' | 'video'>;
};

/**
 * Draws the seam over its still once that is near. Where the visitor asks for less motion, a slider moves the seam of the
 * still, and where the visitor asks for less data, the still is all there is.
 */
export function LiveSeam({ sources, blows, content }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [kind, setKind] = useState<'video' | 'range'>();

  useEffect(
    () =>
      whenNear(root.current!, () => {
        if (prefersReducedMotion()) setKind('range');
        else if (!savesData()) setKind('video');
      }),
    [],
  );

  useEffect(() => {
    if (kind !== 'video') return;
    const live = root.current!;
    let end: (() => void) | undefined;
    let isOver = false;
    import('@/lib/browser/seam/open-seam').then(
      ({ openSeam }) => {
        if (isOver) return;
        end = openSeam(live.parentElement!, live.querySelector('video')!, blows);
        if (!end) setKind(undefined);
      },
      () => setKind(undefined),
    );
    return () => {
      isOver = true;
      end?.();
    };
  }, [kind, blows]);

  return (
    <div ref={root} className={styles.live}>
      {kind === 'video' && <LoopVideo sources={sources} content={content.video} />}
      {kind === 'range' && (
        <label className={styles.range}>
          {content.range}
          <input
            type="range"
            max={1}
            step={0.01}
            defaultValue={0.5}
            onChange={({ target }) => root.current!.parentElement!.style.setProperty('--seam', target.value)}
          />
        </label>
      )}
    </div>
  );
}
