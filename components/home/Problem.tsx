import { Bill } from '@/components/ui/Bill';
import { Columns } from '@/components/ui/Columns';
import { NoBreak } from '@/components/ui/NoBreak';
import { Section } from '@/components/ui/Section';
import { WallLabel } from '@/components/ui/WallLabel';
import { Wrap } from '@/components/ui/Wrap';
import type { problem } from '@/lib/content/home';
import { Audience } from './Audience';
import { Clinch } from './Clinch';
import styles from './Problem.module.css';
import { TaleOfTheTape } from './TaleOfTheTape';

/** Why the venue is needed, what it changes, and for whom. */
export function Problem({ content }: { content: typeof problem }) {
  const headingId = `${content.id}-title`;
  return (
    <Section id={content.id} labelledBy={headingId}>
      <Wrap>
        <Columns aside={<WallLabel label={content.label} headingId={headingId} />}>
          <Clinch content={content.clinch}>
            <Bill lines={content.bill} />
          </Clinch>
          <div className={styles.text}>
            <p className={styles.lead}>{content.lead}</p>
            <p className={styles.rest}>
              <NoBreak>{content.text}</NoBreak>
            </p>
          </div>
        </Columns>
      </Wrap>
      <Wrap spaced>
        <TaleOfTheTape content={content.tape} />
      </Wrap>
      <Wrap spaced>
        <Audience content={content.audience} />
      </Wrap>
    </Section>
  );
}
