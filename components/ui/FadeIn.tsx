'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import styles from './FadeIn.module.css';

/** In pixels. In a low window, it is less, so that the visitor need not scroll far to read. */
const distanceIn = (viewport: number) => Math.min(100, 0.15 * viewport);

/** Fades content in once when the visitor scrolls to it. Before the first scroll, all of it shows. */
export function FadeIn({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const [phase, setPhase] = useState<'shown' | 'hidden' | 'entering'>('shown');

  useEffect(() => {
    const element = ref.current!;
    const distance = distanceIn(innerHeight);
    const listening = new AbortController();
    const { signal } = listening;
    const end = () => {
      listening.abort();
      observer.disconnect();
    };
    const show = (next: 'shown' | 'entering') => {
      end();
      setPhase(next);
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry!.isIntersecting) return;
        // A scroll by hand shows the top first. A jump does not.
        const isJump = entry!.boundingClientRect.top < innerHeight / 2;
        show(isJump ? 'shown' : 'entering');
      },
      { rootMargin: `0px 0px -${distance}px 0px` },
    );
    const hideIfBelow = () => {
      if (element.getBoundingClientRect().top <= innerHeight - distance) return end();
      flushSync(() => setPhase('hidden'));
      observer.observe(element);
    };
    const showTarget = () => {
      if (element.closest(':target') || element.querySelector(':target')) show('shown');
    };
    addEventListener('scroll', hideIfBelow, { once: true, signal });
    addEventListener('hashchange', showTarget, { signal });
    element.addEventListener('focusin', () => show('shown'), { signal });
    return end;
  }, []);

  return (
    <div ref={ref} className={styles.content} data-phase={phase}>
      {children}
    </div>
  );
}
