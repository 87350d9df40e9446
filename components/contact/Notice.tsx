import type { ReactNode } from 'react';
import { Plus } from '@/components/ui/Plus';
import styles from './Notice.module.css';

/** A message beside the form's button. The plus becomes a cross if something went wrong. */
export function Notice({ failed = false, children }: { failed?: boolean; children: ReactNode }) {
  return (
    <div className={styles.notice}>
      <Plus className={`${styles.plus} ${failed ? styles.cross : ''}`} />
      <div>{children}</div>
    </div>
  );
}
