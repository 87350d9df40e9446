import { DottedImage } from '@/components/drawings/DottedImage';
import type { bell } from '@/lib/content/contact';
import styles from './Bell.module.css';

export const bellId = 'bell';

export function Bell({ content }: { content: typeof bell }) {
  return (
    <div id={bellId} className={styles.bell} data-print="no">
      <DottedImage image={content} />
    </div>
  );
}
