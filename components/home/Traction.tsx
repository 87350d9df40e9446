import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { Wrap } from '@/components/ui/Wrap';
import type { Bout as BoutContent, traction } from '@/lib/content/home/traction';
import boutStyles from './Bout.module.css';
import { Plus } from './Plus';
import { Opening, Section, SentenceLink, Statement } from './Section';
import styles from './Traction.module.css';

/** The milestones, listed like a fight card. */
export function Traction({ content }: { content: typeof traction }) {
  return (
    <Section id={content.id}>
      <Wrap>
        <Opening content={content}>
          <Statement>{content.lead}</Statement>
        </Opening>
        <ol className={styles.card}>
          {content.bouts.map((bout) => (
            <Bout key={bout.names.join()} bout={bout} joinedBy={content.joinedBy} />
          ))}
        </ol>
      </Wrap>
    </Section>
  );
}

/** A milestone as a bout: two names that meet at a plus, and a note. */
function Bout({ bout, joinedBy }: { bout: BoutContent; joinedBy: string }) {
  const [first, second] = bout.names;
  const { before, figure, after } = bout.note;
  return (
    <li className={`${boutStyles.bout} ${boutStyles[bout.size]}`}>
      <p className={boutStyles.billing}>{bout.billing}</p>
      <p className={boutStyles.names}>
        <span className={boutStyles.first}>{first}</span>
        <Plus className={boutStyles.plus} />
        <VisuallyHidden>{` ${joinedBy} `}</VisuallyHidden>
        <span className={boutStyles.last}>{second}</span>
        <VisuallyHidden> </VisuallyHidden>
      </p>
      <p className={boutStyles.note}>
        {before && `${before} `}
        {figure && <strong>{figure}</strong>}
        {figure ? ` ${after}` : after}
        {bout.link && (
          <>
            {' '}
            <SentenceLink link={bout.link} />.
          </>
        )}
      </p>
    </li>
  );
}
