import textList from '@/components/ui/TextList.module.css';
import { Wrap } from '@/components/ui/Wrap';
import type { TranscriptContent } from '@/lib/content/schema/pages';
import { hasSound, transcript as parts } from './walkthrough-media';
import styles from './Transcript.module.css';

export function Transcript({ content: { title, sound } }: { content: TranscriptContent }) {
  if (parts.length === 0) return null;
  return (
    <Wrap>
      <details className={styles.film}>
        <summary>{title}</summary>
        <ul className={textList.texts}>
          {(hasSound ? [sound, ...parts] : parts).map(({ title, text }, index) => (
            <li key={index}>
              {title && <b>{title}.</b>}
              {` ${text}`}
            </li>
          ))}
        </ul>
      </details>
    </Wrap>
  );
}
