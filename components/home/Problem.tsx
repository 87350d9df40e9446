import { Bill } from '@/components/ui/Bill';
import { Boundary } from '@/components/ui/Boundary';
import { Columns } from '@/components/ui/Columns';
import { Lead } from '@/components/ui/Lead';
import { Section } from './Section';
import { WallLabel } from '@/components/ui/WallLabel';
import { Wrap } from '@/components/ui/Wrap';
import type { problem } from '@/lib/content/home';
import { noBreak } from '@/lib/no-break';
import { Audience } from './Audience';
import { Clinch } from './Clinch';
import styles from './Problem.module.css';
import { TaleOfTheTape } from './TaleOfTheTape';

/** Why the venue is needed, what it changes, and for whom. */
export function Problem({ content }: { content: typeof problem }) {
  const headingId = `${content.id}-title`;
  const bill = <Bill lines={content.bill} />;
  return (
    <Section id={content.id} labelledBy={headingId}>
      <Wrap>
        <Columns aside={<WallLabel label={content.label} headingId={headingId} />}>
          <Boundary fallback={bill}>
            <Clinch content={content.clinch}>{bill}</Clinch>
          </Boundary>
          <div className={styles.text}>
            <Lead>{content.lead}</Lead>
            <p className={styles.rest}>{noBreak(content.text)}</p>
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
