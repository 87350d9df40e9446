import { numbers, plateHref, plateOf } from '@/lib/content/home/numbers';
import { plateWord } from '@/lib/content/shared';
import { LiveImage } from './Drawing';
import styles from './Thumbnail.module.css';

/** The middle of a drawing, which leads to the whole. Nothing if the page does not show the drawing. */
export function Thumbnail({ plateId, className }: { plateId?: string; className: string }) {
  const plate = plateOf(plateId);
  if (!plate) return null;
  return (
    <a
      className={`${styles.thumbnail} ${className}`}
      href={plateHref(plate.id)}
      data-tone="bone"
      data-print="no"
    >
      <LiveImage image={{ ...plate.image, alt: '' }} />
      <b>{`${plateWord} ${numbers.plates.get(plate.id)}`}</b>
    </a>
  );
}
