import { Columns } from '@/components/ui/Columns';
import { Section } from './Section';
import { Statement } from './Statement';
import { WallLabel } from '@/components/ui/WallLabel';
import { Wrap } from '@/components/ui/Wrap';
import type { traction } from '@/lib/content/home';
import { Bout } from './Bout';
import styles from './Traction.module.css';

/** The milestones, listed like a fight card. */
export function Traction({ content }: { content: typeof traction }) {
  const headingId = `${content.id}-title`;
  return (
    <Section id={content.id} labelledBy={headingId}>
      <Wrap>
        <Columns aside={<WallLabel label={content.label} headingId={headingId} />}>
          <Statement>{content.lead}</Statement>
        </Columns>
        <ol className={styles.card}>
          {content.bouts.map((bout) => (
            <Bout key={bout.names.join()} bout={bout} joinedBy={content.joinedBy} />
          ))}
        </ol>
      </Wrap>
    </Section>
  );
}
