import { Wrap } from '@/components/ui/Wrap';
import type { FilmPart } from '@/lib/content/generated/videos';
import textList from './TextList.module.css';
import styles from './Transcript.module.css';

type Props = { title: string; parts: readonly FilmPart[] };

export function Transcript({ title, parts }: Props) {
  return (
    <Wrap>
      <details className={styles.film}>
        <summary>{title}</summary>
        <ul className={textList.texts}>
          {parts.map(({ title, text }, index) => (
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
