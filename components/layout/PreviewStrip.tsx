import { preview } from '@/lib/content/shared';
import styles from './PreviewStrip.module.css';

/** Says at the top of every page that the site is a preview. */
export function PreviewStrip() {
  return (
    <aside className={styles.strip} aria-label={preview.label}>
      <p>{preview.text}</p>
    </aside>
  );
}
