import { useState, type ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import { LiveRegion } from '@/components/ui/LiveRegion';
import type { SendersContent } from '@/lib/schema/pages';
import type { Sender } from './sender';
import styles from './SenderChoice.module.css';

/** The senders with their lines of large type, which the server draws. */
export type DrawnSenders = Pick<SendersContent, 'label' | 'spoken'> & {
  names: readonly (Sender & { line: ReactNode })[];
  you: ReactNode;
};

type Props = {
  senders: DrawnSenders;
  chosen?: Sender;
  isResting: boolean;
  onChoose: (sender: Sender) => string;
};

export function SenderChoice({ senders, chosen, isResting, onChoose }: Props) {
  const [announcement, setAnnouncement] = useState('');
  return (
    <>
      <p id="senders-label" className={styles.label} data-print="no">
        {senders.label}
      </p>
      <div className={styles.choices} data-print="no">
        <ul id="senders" aria-labelledby="senders-label" data-chosen={chosen?.id}>
          {senders.names.map((sender) => (
            <li key={sender.id}>
              <button
                type="button"
                id={sender.id}
                className={styles.name}
                aria-label={`${sender.text} ${senders.spoken}`}
                aria-pressed={sender === chosen}
                aria-disabled={isResting || undefined}
                onClick={isResting ? undefined : () => setAnnouncement(onChoose(sender))}
              >
                {sender.line}
                <Icon name="plus" />
              </button>
            </li>
          ))}
        </ul>
        <p className={styles.you} aria-hidden="true">
          {senders.you}
        </p>
        <LiveRegion>{announcement}</LiveRegion>
      </div>
    </>
  );
}

export const ChosenSender = ({ line, you }: { line: ReactNode; you: ReactNode }) => (
  <div className={`${styles.choices} ${styles.chosen}`} data-print="no">
    <p className={styles.name}>
      {line}
      <Icon name="plus" />
    </p>
    <p className={styles.you} aria-hidden="true">
      {you}
    </p>
  </div>
);
