'use client';

import { useState, type ReactNode } from 'react';
import { useHydrated } from '@/lib/browser/use-hydrated';
import styles from './Clinch.module.css';

type Props = { label: string; apart: ReactNode; together: ReactNode };

/** A bill and a button below it, which brings its words together and parts them again. */
export function Clinch({ label, apart, together }: Props) {
  const hydrated = useHydrated();
  const [isJoined, setJoined] = useState(false);
  return (
    <>
      <div data-clinch={isJoined ? 'together' : undefined}>{isJoined ? together : apart}</div>
      <button
        type="button"
        className={styles.clinch}
        aria-pressed={isJoined}
        data-script={hydrated ? 'running' : 'needed'}
        onClick={() => setJoined(!isJoined)}
      >
        <i className={styles.plus} />
        <span>{label}</span>
      </button>
    </>
  );
}
