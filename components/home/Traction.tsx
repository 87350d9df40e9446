import { Bill } from '@/components/ui/Bill';
import { Columns } from '@/components/ui/Columns';
import { Section } from '@/components/ui/Section';
import { WallLabel } from '@/components/ui/WallLabel';
import { Wrap } from '@/components/ui/Wrap';
import type { traction } from '@/lib/content/home';
import { Bout } from './Bout';
import styles from './Traction.module.css';

/** The milestones, listed like a fight card. */
export function Traction({ words }: { words: typeof traction }) {
  const headingId = `${words.id}-title`;
  return (
    <Section id={words.id} labelledBy={headingId}>
      <Wrap>
        <Columns aside={<WallLabel label={words.label} headingId={headingId} />}>
          <Bill lines={words.bill} />
        </Columns>
        <ol className={styles.card}>
          {words.bouts.map((bout) => (
            <Bout key={bout.names.join()} bout={bout} joinedBy={words.joinedBy} />
          ))}
        </ol>
      </Wrap>
    </Section>
  );
}
