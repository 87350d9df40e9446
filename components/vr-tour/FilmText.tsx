import { Wrap } from '@/components/ui/Wrap';
import type { filmText } from '@/lib/content/vr-tour';
import styles from './FilmText.module.css';

/** A film in words, for those who cannot see or hear it. */
export function FilmText({ content }: { content: typeof filmText }) {
  return (
    <Wrap>
      <details className={styles.film}>
        <summary>{content.title}</summary>
        <ul>
          {Object.entries(content.parts).map(([title, text]) => (
            <li key={title}>
              <b>{title}.</b>
              {` ${text}`}
            </li>
          ))}
        </ul>
      </details>
    </Wrap>
  );
}
