import { Picture } from '@/components/ui/Picture';
import type { Image } from '@/lib/content/schema/values';
import styles from './Bell.module.css';

export const bellId = 'bell';

export function Bell({ content }: { content: Image }) {
  return (
    <div id={bellId} className={styles.bell} data-print="no">
      <Picture image={content} />
    </div>
  );
}
