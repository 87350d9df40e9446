'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useIsland } from '@/components/ui/Island';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { usePrefersReducedMotion } from '@/lib/browser/preferences';
import { subscribeTo } from '@/lib/browser/subscribe-to';
import styles from './JoinedHeadline.module.css';

type Props = {
  /** What the button does: it brings the words together, or parts them. */
  labels: { join: string; part: string };
  apart: ReactNode;
  joined: ReactNode;
  text: string;
};

/** Milliseconds for which the last line is in view before the words come together. */
const patience = 350;

/** From this part of the window upwards, the last line is well in view. */
const inView = { rootMargin: '0px 0px -8%' };

/** The words of the headline come together once by themselves, in view or on paper. A button parts and joins them. */
export function JoinedHeadline({ labels, apart, joined, text }: Props) {
  const { isRunning, marker } = useIsland();
  const lessMotion = usePrefersReducedMotion();
  const foot = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isJoined, setJoined] = useState<boolean>();
  const isUntouched = isJoined === undefined;

  useEffect(() => {
    if (!isRunning || !isUntouched) return;
    const join = () => {
      // Hidden if a translator has changed the lines.
      if (button.current!.checkVisibility({ visibilityProperty: true })) setJoined(true);
    };
    if (lessMotion) return join();

    let timer: ReturnType<typeof setTimeout>;
    const observer = new IntersectionObserver(([entry]) => {
      clearTimeout(timer);
      if (entry!.isIntersecting) timer = setTimeout(join, patience);
    }, inView);
    observer.observe(foot.current!);
    const stopListening = subscribeTo(window, { beforeprint: () => flushSync(join) });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      stopListening();
    };
  }, [isRunning, isUntouched, lessMotion]);

  return (
    <>
      <div className={isJoined ? styles.joined : undefined} aria-hidden="true">
        {isJoined ? joined : apart}
      </div>
      <div ref={foot} />
      <VisuallyHidden>{text}</VisuallyHidden>
      <button
        ref={button}
        type="button"
        className={styles.button}
        {...marker}
        onClick={() => setJoined(!isJoined)}
      >
        <i className={styles.plus} />
        <span>{isJoined ? labels.part : labels.join}</span>
      </button>
    </>
  );
}
