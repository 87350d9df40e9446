import { Bill } from '@/components/ui/FittedText';
import { Boundary } from '@/components/ui/Boundary';
import { Lead } from '@/components/ui/Lead';
import { Opening, Section } from './Section';
import { Wrap } from '@/components/ui/Wrap';
import type { problem } from '@/lib/content/home/problem';
import { noBreak } from '@/components/ui/no-break';
import { Audience } from './Audience';
import { Clinch } from './JoinedHeading';
import styles from './Problem.module.css';
import { TaleOfTheTape } from './Comparison';

/** Why the venue is needed, what it changes, and for whom. */
export function Problem({ content }: { content: typeof problem }) {
  const bill = <Bill lines={content.bill} />;
  return (
    <Section id={content.id}>
      <Wrap>
        <Opening content={content}>
          <Boundary fallback={bill}>
            <Clinch
              label={content.clinch}
              apart={bill}
              together={<Bill lines={content.together} />}
              text={[...content.bill, ...content.together].map(({ text }) => text).join(' ')}
            />
          </Boundary>
          <div className={styles.text}>
            <Lead>{content.lead}</Lead>
            <p className={styles.rest}>{noBreak(content.text)}</p>
          </div>
        </Opening>
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
