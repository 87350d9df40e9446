import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { numbers, plateHref, plateOf } from '@/lib/content/home/numbers';
import type { Bout as BoutContent } from '@/lib/content/home/traction';
import { plateWord } from '@/lib/content/shared';
import styles from './Bout.module.css';
import { LiveImage } from './LivePlate';
import { Plus } from './Plus';
import { SentenceLink } from './Section';

/** A milestone. Without the roles, screen readers would read the parts of a sentence one by one. */
export function Bout({ bout, joinedBy }: { bout: BoutContent; joinedBy: string }) {
  const [first, second] = bout.names;
  const { before, figure, after } = bout.note;
  const plate = plateOf(bout.plate);
  return (
    <li className={`${styles.bout} ${styles[bout.size]}`}>
      <p className={styles.billing}>{bout.billing}</p>
      <p className={styles.names}>
        <span role="none" className={styles.first}>
          {first}
        </span>
        <Plus className={styles.plus} />
        <VisuallyHidden>{` ${joinedBy} `}</VisuallyHidden>
        <span role="none" className={styles.last}>
          {second}
        </span>
        <VisuallyHidden> </VisuallyHidden>
      </p>
      <p className={styles.note}>
        {before && `${before} `}
        {figure && <span role="none" className={styles.figure}>{`${figure} `}</span>}
        {after}
        {bout.link && (
          <>
            {' '}
            <SentenceLink link={bout.link} />.
          </>
        )}
      </p>
      {plate && (
        <a className={styles.print} href={plateHref(plate.id)} data-tone="bone" data-print="no">
          <LiveImage image={{ ...plate.image, alt: '' }} />
          <b>{`${plateWord} ${numbers.plates.get(plate.id)}`}</b>
        </a>
      )}
    </li>
  );
}
