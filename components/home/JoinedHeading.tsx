'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useIsland } from '@/components/ui/Island';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { usePrefersReducedMotion } from '@/lib/browser/preferences';
import styles from './JoinedHeading.module.css';

type Props = { label: string; apart: ReactNode; joined: ReactNode; text: string };

/** Milliseconds in view before the lines come together by themselves. */
const patience = 1200;

/** A button brings the words of the headline together and parts them. They come together once by themselves. */
export function JoinedHeading({ label, apart, joined, text }: Props) {
  const { marker } = useIsland();
  const lessMotion = usePrefersReducedMotion();
  const button = useRef<HTMLButtonElement>(null);
  const joinTime = useRef(-Infinity);
  const [isJoined, setJoined] = useState<boolean>();
  const isUntouched = isJoined === undefined;

  useEffect(() => {
    if (!isUntouched || lessMotion) return;
    let timer: ReturnType<typeof setTimeout>;
    const join = () => {
      // Hidden if a translator has changed the lines.
      if (button.current!.checkVisibility({ visibilityProperty: true })) {
        joinTime.current = performance.now();
        setJoined(true);
      }
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer);
        if (entry!.isIntersecting) timer = setTimeout(join, patience);
      },
      { threshold: 1 },
    );
    observer.observe(button.current!);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [isUntouched, lessMotion]);

  return (
    <>
      <div aria-hidden="true">{isJoined ? joined : apart}</div>
      <VisuallyHidden>{text}</VisuallyHidden>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-pressed={isJoined ?? false}
        {...marker}
        onClick={() => {
          // A press that was meant to join them must not part them.
          if (performance.now() > joinTime.current + patience) setJoined(!isJoined);
        }}
      >
        <i className={styles.plus} />
        <span>{label}</span>
      </button>
    </>
  );
}
