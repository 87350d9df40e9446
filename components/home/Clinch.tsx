'use client';

import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { isBalanced, range, readyClinch } from '@/lib/browser/clinch';
import { useHydrated } from '@/lib/browser/use-hydrated';
import type { problem } from '@/lib/content/home';
import styles from './Clinch.module.css';

/**
 * A bill, and a slider with which its two sides pull at each other. Once a side has pulled, balance turns each "or" into
 * a plus. Until then, and without script, the bill stays as it is.
 *
 * @param children the bill
 */
export function Clinch({ content, children }: { content: typeof problem.clinch; children: ReactNode }) {
  const id = useId();
  const bill = useRef<HTMLDivElement>(null);
  const show = useRef<ReturnType<typeof readyClinch>>(undefined);
  const shown = useRef(0);
  const hydrated = useHydrated();
  const [value, setValue] = useState(0);
  const [isContested, setContested] = useState(false);
  const isInBalance = isContested && isBalanced(value);
  const winner = value < 0 ? 'first' : 'last';
  const target = isInBalance ? 0 : value;
  const state = isInBalance ? 'balanced' : isContested ? winner : 'start';

  useEffect(() => {
    if (!show.current && target === 0) return;
    show.current ??= readyClinch(bill.current!.firstElementChild as HTMLElement, content.balanced);
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    let frame = 0;
    const step = () => {
      const rest = target - shown.current;
      const arrives = still || isInBalance || Math.abs(rest) < 1;
      shown.current = arrives ? target : shown.current + rest / 4;
      show.current!(shown.current, isInBalance);
      if (!arrives) frame = requestAnimationFrame(step);
    };
    step();
    return () => cancelAnimationFrame(frame);
  }, [target, isInBalance, content.balanced]);

  const pull = (pulled: number) => {
    setValue(pulled);
    if (!isBalanced(pulled)) setContested(true);
  };

  return (
    <>
      <div ref={bill}>{children}</div>
      <div className={styles.clinch} data-script={hydrated ? 'running' : 'needed'}>
        <input
          className={styles.slider}
          id={id}
          type="range"
          autoComplete="off"
          {...range}
          value={value}
          onChange={({ target }) => pull(target.valueAsNumber)}
          aria-valuetext={content.states[state]}
        />
        <label htmlFor={id}>{content.label}</label>
      </div>
    </>
  );
}
