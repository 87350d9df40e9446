'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { usePrefersReducedMotion } from '@/lib/browser/preferences';
import styles from './RoomsTeaser.module.css';

const maxShift = 12;

export function FollowPointer({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const lessMotion = usePrefersReducedMotion();

  useEffect(() => {
    if (lessMotion) return;
    const picture = ref.current!;
    const area = picture.parentElement!;
    const follow = ({ clientX, clientY }: PointerEvent) => {
      const { left, top, width, height } = area.getBoundingClientRect();
      const right = ((clientX - left) / width) * 2 - 1;
      const down = ((clientY - top) / height) * 2 - 1;
      picture.style.translate = `${maxShift * right}px ${maxShift * down}px`;
    };
    area.addEventListener('pointermove', follow);
    return () => area.removeEventListener('pointermove', follow);
  }, [lessMotion]);

  return (
    <div ref={ref} className={styles.picture}>
      {children}
    </div>
  );
}
