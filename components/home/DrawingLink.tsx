import type { ReactNode } from 'react';
import { drawingHref } from '@/lib/content/home/numbers';

/** A link to a drawing, or plain text if the page does not show it. */
export const DrawingLink = ({ drawingId, children }: { drawingId: string; children: ReactNode }) => (
  <a href={drawingHref(drawingId)}>{children}</a>
);
