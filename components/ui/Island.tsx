'use client';

import { Component, useSyncExternalStore, type ReactNode } from 'react';

type Props = { fallback?: ReactNode; children: ReactNode };

/** A part of a page that needs a script. If it throws, only the part fails: without it, Next.js's error page would show. */
export class Island extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

const neverChanges = () => () => {};

/**
 * Says whether the script runs: not in the exported HTML, and not until React has taken the page over.
 * `marker` goes on the element that needs the script: the build, the styles and the specs read it.
 */
export function useIsland() {
  const isRunning = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return { isRunning, marker: { 'data-script': isRunning ? 'running' : 'needed' } as const };
}
