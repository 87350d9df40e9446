import { plateHref } from '@/lib/content/home/numbers';
import type { problem } from '@/lib/content/home/problem';
import styles from './Audience.module.css';
import { LivePlate } from '@/components/drawings/Drawing';
import { Plus } from '@/components/ui/Plus';
import { SentenceLink } from './Section';

/** Who the venue is for, beside a drawing. Each name links to a drawing of what the venue offers them. */
export function Audience({ content }: { content: (typeof problem)['audience'] }) {
  const { plate, label, names, corner } = content;
  return (
    <div className={styles.audience}>
      <LivePlate plate={plate} hanging="mounted" className={styles.plate} />
      <div className={styles.list}>
        <h3>{label.title}</h3>
        <p className={styles.text}>{label.text}</p>
        <ul className={styles.names}>
          {names.map(({ name, note, plate }) => (
            <li key={name}>
              <a href={plateHref(plate)}>
                <Plus className={styles.plus} />
                {name}
              </a>{' '}
              <p className={styles.note}>{note}</p>
            </li>
          ))}
        </ul>
        <p className={styles.corner}>
          <b>{corner.title}</b>
          {` ${corner.text} `}
          <SentenceLink link={corner.link} />.
        </p>
      </div>
    </div>
  );
}
