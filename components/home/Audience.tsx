import { Icon } from '@/components/ui/Icon';
import type { AudienceContent } from '@/lib/schema/home';
import { SentenceLink } from './Section';
import styles from './Audience.module.css';

export function Audience({ content }: { content: AudienceContent }) {
  const { heading, names, callToAction } = content;
  return (
    <div>
      <h3>{heading.title}</h3>
      <p className={styles.text}>{heading.note}</p>
      <ul>
        {names.map(({ name, note }) => (
          <li key={name} className={styles.row}>
            <p className={styles.name}>
              <Icon name="plus" className={styles.plus} />
              {name}
            </p>{' '}
            <p className={styles.note}>{note}</p>
          </li>
        ))}
      </ul>
      <div className={styles.row}>
        <p className={styles.callToAction}>
          <b>{callToAction.title}</b>
          {` ${callToAction.text} `}
          <SentenceLink link={callToAction.link} />.
        </p>
      </div>
    </div>
  );
}
