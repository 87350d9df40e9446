import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import styles from './Notice.module.css';

/** A message beside the form's button. */
export function Notice({ failed = false, children }: { failed?: boolean; children: ReactNode }) {
  return (
    <div className={styles.notice}>
      <Icon name={failed ? 'alert' : 'info'} className={styles.icon} />
      <div>{children}</div>
    </div>
  );
}
