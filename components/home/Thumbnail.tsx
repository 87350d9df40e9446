import type { CSSProperties } from 'react';
import { Picture } from '@/components/ui/Picture';
import { numbers, drawingHref, drawingOf } from '@/lib/content/home/numbers';
import { drawingWord } from '@/lib/content/shared';
import type { DrawingContent } from '@/lib/content/types';
import styles from './Thumbnail.module.css';

/** The middle of a part of a drawing, for styles. */
export const middleOf = ({ middle: { x, y } = { x: 50, y: 50 } }: DrawingContent) =>
  ({ '--x': `${x}%`, '--y': `${y}%` }) as CSSProperties;

/** A part of a drawing, as a link to the whole. Empty if the page does not show the drawing. */
export function Thumbnail({ drawingId, className }: { drawingId?: string; className: string }) {
  const drawing = drawingOf(drawingId);
  if (!drawing) return null;
  return (
    <a
      className={`${styles.thumbnail} ${className}`}
      href={drawingHref(drawing.id)}
      style={middleOf(drawing)}
      data-theme="light"
      data-print="no"
    >
      <Picture image={{ ...drawing.image, alt: '' }} />
      <b>{`${drawingWord} ${numbers.drawings.get(drawing.id)}`}</b>
    </a>
  );
}
