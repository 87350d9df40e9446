'use client';

import {
  useEffect,
  useId,
  useRef,
  useState,
  type CSSProperties,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { isNear, range, rewrite, springAt, springTime } from '@/lib/browser/clinch';
import { prefersReducedMotion } from '@/lib/browser/prefers-reduced-motion';
import { useHydrated } from '@/lib/browser/use-hydrated';
import styles from './Clinch.module.css';

type Props = { label: string; apart: string; together: Parameters<typeof rewrite>[1]; children: ReactNode };

/**
 * A bill, and a plus on a line. Who brings the plus to its middle, or lets it go anywhere, turns each "or" into a plus
 * for good. Until then, and without script, the bill stays as it is. Keys and reduced motion take no way there.
 *
 * @param label the name of the slider
 * @param apart what it says before
 * @param together the lines of the bill then; after that, the slider says the last one
 * @param children the bill
 */
export function Clinch({ label, apart, together, children }: Props) {
  const id = useId();
  const bill = useRef<HTMLDivElement>(null);
  const isHeld = useRef(false);
  const hydrated = useHydrated();
  const [value, setValue] = useState<number>(range.min);
  const [isJoined, setJoined] = useState(false);
  const isUsed = isJoined || value !== range.min;

  useEffect(() => {
    if (isJoined) rewrite(bill.current!.firstElementChild as HTMLElement, together);
  }, [isJoined, together]);

  const near = { '--near': isJoined ? 0 : 1 - Math.abs(value) / range.max } as CSSProperties;

  const move = (to: number) => {
    setValue(to);
    if (isNear(to)) setJoined(true);
  };

  const release = ({ currentTarget: { valueAsNumber: from } }: PointerEvent<HTMLInputElement>) => {
    if (!isHeld.current) return move(0);
    isHeld.current = false;
    const start = performance.now();
    const step = () => {
      if (isHeld.current) return;
      const time = Math.min((performance.now() - start) / springTime, 1);
      move(springAt(from, time));
      if (time < 1) requestAnimationFrame(step);
    };
    step();
  };

  return (
    <>
      <div
        ref={bill}
        style={isUsed ? near : undefined}
        data-clinch={isUsed ? (isJoined ? 'together' : 'apart') : undefined}
      >
        {children}
      </div>
      <div className={styles.clinch} data-script={hydrated ? 'running' : 'needed'} data-print="no">
        <input
          className={styles.slider}
          id={id}
          type="range"
          autoComplete="off"
          {...range}
          value={value}
          onPointerDown={() => (isHeld.current = !prefersReducedMotion())}
          onPointerMove={(event) => {
            // The event that ended the press was lost, as on a Mac after Control and a press.
            if (isHeld.current && event.buttons === 0) release(event);
          }}
          onPointerUp={release}
          onPointerCancel={release}
          onChange={({ target: { valueAsNumber: to } }) => move(isHeld.current && !isNear(to) ? to : 0)}
          aria-valuetext={isJoined ? together.at(-1)!.text : apart}
        />
        <label htmlFor={id} className={isUsed ? styles.used : undefined}>
          {label}
        </label>
      </div>
    </>
  );
}
