import { useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/Icon';
import styles from './SentMessage.module.css';

/** Replaces the form once the message is sent, and takes the focus from its button. */
export function SentMessage({ children }: { children: string }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current!.focus(), []);
  return (
    <div ref={ref} className={styles.sent} data-tone="bone" role="status" tabIndex={-1}>
      <Icon name="check" className={styles.icon} />
      <p>{children}</p>
    </div>
  );
}
