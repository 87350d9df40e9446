import type { ReactNode } from 'react';
import { VisuallyHidden } from './VisuallyHidden';

/** Not the role `status`: Orca would announce an empty status bar. In Chromium, it misses the first words of a new one. */
export const LiveRegion = ({ children }: { children: ReactNode }) => (
  <VisuallyHidden>
    <span aria-live="polite">{children}</span>
  </VisuallyHidden>
);
