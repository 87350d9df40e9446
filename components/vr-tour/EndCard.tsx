import { Bill } from '@/components/ui/Bill';
import type { DisplayLine } from '@/lib/content/types';
import styles from './EndCard.module.css';

/**
 * The brand's name over the last seconds of the site's own film, and after them. It is no part of the video, so a
 * browser that shows only the video on the full screen leaves it out. Listeners hear the name in the bar.
 */
export function EndCard({ lines }: { lines: readonly DisplayLine[] }) {
  return (
    <div className={styles.card} aria-hidden="true" data-print="no">
      <Bill as="span" lines={lines} />
    </div>
  );
}
