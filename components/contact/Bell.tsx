import { Picture } from '@/components/layout/Picture';
import type { Image } from '@/lib/schema/values';
import styles from './Bell.module.css';

export function Bell({ content }: { content: Image }) {
  return (
    <div className={styles.bell} data-print="no">
      <Picture image={content} />
    </div>
  );
}
