import { Bill } from '@/components/ui/FittedText';
import { Wrap } from '@/components/ui/Wrap';
import type { traction } from '@/lib/content/home/traction';
import { Bout } from './Milestone';
import { Opening, Section } from './Section';
import styles from './Traction.module.css';

/** The milestones, listed like a fight card. */
export function Traction({ content }: { content: typeof traction }) {
  return (
    <Section id={content.id}>
      <Wrap>
        <Opening content={content}>
          <Bill lines={content.bill} />
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
