import { Bill } from '@/components/ui/Bill';
import type { DisplayLine } from '@/lib/content/types';
import styles from './EndCard.module.css';

/** The brand's name over the end of the site's own film. It is not part of the video, so full screen hides it. */
export function EndCard({ lines }: { lines: readonly DisplayLine[] }) {
  return (
    <div className={styles.card} aria-hidden="true" data-print="no">
      <Bill as="span" lines={lines} />
    </div>
  );
}
