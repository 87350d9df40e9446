'use client';

import { useEffect, useRef, useState } from 'react';
import { LoopVideo } from '@/components/ui/LoopVideo';
import type { VideoSource } from '@/components/ui/video-sources';
import { useMayAutoplay, usePrefersReducedMotion } from '@/lib/browser/preferences';
import { useNear } from '@/lib/browser/use-near';
import type { SeamContent } from '@/lib/schema/home';
import styles from './Seam.module.css';

type Props = {
  sources: readonly VideoSource[];
  blows: readonly number[];
  content: Pick<SeamContent, 'range' | 'ink' | 'video'>;
};

/** Draws the seam over its still. With reduced motion, a slider moves the seam of the stills. */
export function LiveSeam({ sources, blows, content }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const near = useNear(root);
  const reducedMotion = usePrefersReducedMotion();
  const mayAutoplay = useMayAutoplay();
  const [failed, setFailed] = useState(false);
  const [ink, setInk] = useState(50);
  const live = near && mayAutoplay && !failed;

  useEffect(() => {
    if (!live) return;
    const stage = root.current!.parentElement!;
    const video = root.current!.querySelector('video')!;
    const loading = new AbortController();
    const fail = () => setFailed(true);
    import('./draw-seam')
      .then(({ drawSeam }) => drawSeam({ stage, video, blows, signal: loading.signal, onLost: fail }))
      .catch(fail);
    return () => loading.abort();
  }, [live, blows]);

  const moveSeam = (percent: number) => {
    setInk(percent);
    root.current!.parentElement!.style.setProperty('--seam', `${percent / 100}`);
  };

  return (
    <div ref={root} className={styles.live}>
      {live && (
        <LoopVideo
          sources={sources}
          hasSound={false}
          content={content.video}
          className={styles.video}
          controlsClassName={styles.controls}
        />
      )}
      {reducedMotion && (
        <label className={styles.range}>
          {content.range}
          <input
            type="range"
            step={10}
            value={ink}
            aria-valuetext={`${ink}${content.ink}`}
            onChange={({ target }) => moveSeam(target.valueAsNumber)}
          />
        </label>
      )}
    </div>
  );
}
