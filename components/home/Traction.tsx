import { FittedText } from '@/components/ui/FittedText';
import type { TractionContent } from '@/lib/schema/home';
import { Milestone } from './Milestone';
import { Opening, Section } from './Section';
import styles from './Traction.module.css';

export function Traction({ content }: { content: TractionContent }) {
  return (
    <Section id={content.id}>
      <Opening content={content}>
        <FittedText lines={content.headline} />
      </Opening>
      <ol className={styles.milestones}>
        {content.milestones.map((milestone) => (
          <Milestone key={milestone.names.join()} milestone={milestone} joinedBy={content.joinedBy} />
        ))}
      </ol>
    </Section>
  );
}
