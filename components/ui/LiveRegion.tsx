import type { ReactNode } from 'react';
import { VisuallyHidden } from './VisuallyHidden';

/**
 * Not the role `status`: Orca 43 would announce an empty status bar. In Chromium 156, it misses the first words of a
 * region that is new (2026-11).
 */
export const LiveRegion = ({ children }: { children: ReactNode }) => (
  <VisuallyHidden>
    <span aria-live="polite">{children}</span>
  </VisuallyHidden>
);
