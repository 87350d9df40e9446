import { Picture } from '@/components/figures/Picture';
import type { bell } from '@/lib/content/contact';
import styles from './Bell.module.css';

export const bellId = 'bell';

export function Bell({ content }: { content: typeof bell }) {
  return (
    <div id={bellId} className={styles.bell} data-print="no">
      <Picture image={content} />
    </div>
  );
}
