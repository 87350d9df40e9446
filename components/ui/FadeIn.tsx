'use client';

import { useEffect, useRef, useState, type ComponentProps } from 'react';
import styles from './FadeIn.module.css';

/** A section shows once its top is this many pixels above the viewport's bottom edge. */
const threshold = 100;

/** A section that fades in once, when it is scrolled to. Only off-screen sections start hidden, and only by script. */
export function FadeIn({ className = '', children, ...section }: ComponentProps<'section'>) {
  const ref = useRef<HTMLElement>(null);
  const [state, setState] = useState<'unknown' | 'waiting' | 'shown'>('unknown');

  useEffect(() => {
    const element = ref.current;
    if (!element || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy page reports several moments at once.
        const shown = entries.some(({ isIntersecting }) => isIntersecting);
        setState(shown ? 'shown' : 'waiting');
        if (shown) observer.disconnect();
      },
      // All that lies above the viewport counts as shown: a jump to an anchor passes sections by.
      { rootMargin: `1000000px 0px -${threshold}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <section
      ref={ref}
      className={`${styles.section} ${state === 'waiting' ? styles.waiting : ''} ${className}`}
      data-script={state === 'unknown' ? 'needed' : 'running'}
      {...section}
    >
      {children}
    </section>
  );
}
