import { Columns } from '@/components/ui/Columns';
import type { problem } from '@/lib/content/home';
import styles from './Audience.module.css';
import { SentenceLink } from './SentenceLink';

/** Who the venue is for. */
export function Audience({ content }: { content: (typeof problem)['audience'] }) {
  const { label, names, corner } = content;
  const aside = (
    <>
      <h3 className={styles.title}>{label.title}</h3>
      <p className={styles.text}>{label.text}</p>
    </>
  );
  return (
    <Columns aside={aside}>
      <ul className={styles.names}>
        {names.map(({ name, note }) => (
          <li key={name}>
            <b>{name}</b> <p className={styles.note}>{note}</p>
          </li>
        ))}
      </ul>
      <p className={styles.corner}>
        <b>{corner.title}</b> {corner.text} <SentenceLink link={corner.link} />.
      </p>
    </Columns>
  );
}
