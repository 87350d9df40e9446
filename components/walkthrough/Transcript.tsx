import notes from '@/components/layout/styles/notes.module.css';
import layouts from '@/components/layout/styles/layouts.module.css';
import type { TranscriptContent } from '@/lib/schema/pages';
import { hasSound, transcript as parts } from './walkthrough-media';
import styles from './Transcript.module.css';

export function Transcript({ content: { title, sound } }: { content: TranscriptContent }) {
  if (parts.length === 0) return null;
  return (
    <div className={layouts.page}>
      <details className={styles.transcript}>
        <summary>{title}</summary>
        <ul className={notes.notes}>
          {(hasSound ? [sound, ...parts] : parts).map(({ title, text }, index) => (
            <li key={index}>
              {title && <b>{title}.</b>}
              {` ${text}`}
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
