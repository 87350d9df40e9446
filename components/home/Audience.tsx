import { Icon } from '@/components/ui/Icon';
import type { AudienceContent } from '@/lib/schema/home';
import { NumberedFigure } from './NumberedFigure';
import { SentenceLink } from './Section';
import { Thumbnail } from './Thumbnail';
import styles from './Audience.module.css';

export function Audience({ content }: { content: AudienceContent }) {
  const { drawing, label, names, callToAction } = content;
  return (
    <div className={styles.audience}>
      <NumberedFigure drawing={drawing} isMounted className={styles.drawing} />
      <div>
        <h3>{label.title}</h3>
        <p className={styles.text}>{label.text}</p>
        <ul className={styles.names}>
          {names.map(({ name, note, drawing: id }) => (
            <li key={name}>
              <p className={styles.name}>
                <Icon name="plus" className={styles.plus} />
                {name}
              </p>{' '}
              <p className={styles.note}>{note}</p>
              <Thumbnail drawingId={id} className={styles.thumbnail ?? ''} />
            </li>
          ))}
        </ul>
        <p className={styles.callToAction}>
          <b>{callToAction.title}</b>
          {` ${callToAction.text} `}
          <SentenceLink link={callToAction.link} />.
        </p>
      </div>
    </div>
  );
}
