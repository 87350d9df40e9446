import type { ReactNode } from 'react';
import { Plus } from '@/components/ui/Plus';
import styles from './Notice.module.css';

/** What the form has to say beside its button; the plus becomes a cross where something went wrong. */
export function Notice({ failed = false, children }: { failed?: boolean; children: ReactNode }) {
  return (
    <div className={styles.notice}>
      <Plus className={`${styles.plus} ${failed ? styles.cross : ''}`} />
      <div>{children}</div>
    </div>
  );
}
