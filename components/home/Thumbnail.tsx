import type { CSSProperties } from 'react';
import { Picture } from '@/components/layout/Picture';
import { numbers, drawingHref, drawingOf } from '@/lib/content/home/numbers';
import { drawingWord } from '@/lib/content/shared';
import styles from './Thumbnail.module.css';

/** A part of a drawing, as a link to the whole. Empty if the page does not show the drawing. */
export function Thumbnail({ drawingId, className }: { drawingId?: string; className: string }) {
  const drawing = drawingOf(drawingId);
  if (!drawing) return null;
  const { x, y } = drawing.middle ?? { x: 50, y: 50 };
  return (
    <a
      className={`${styles.thumbnail} ${className}`}
      href={drawingHref(drawing.id)}
      style={{ '--x': `${x}%`, '--y': `${y}%` } as CSSProperties}
      data-theme="light"
      data-print="no"
    >
      <Picture image={{ ...drawing.image, alt: '' }} />
      <b>{`${drawingWord} ${numbers.drawings.get(drawing.id)}`}</b>
    </a>
  );
}
