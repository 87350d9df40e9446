import { FittedText } from '@/components/ui/FittedText';
import { Island } from '@/components/ui/Island';
import { Lead } from '@/components/ui/Lead';
import { noBreak } from '@/lib/build/no-break';
import type { ProblemContent } from '@/lib/schema/home';
import { Audience } from './Audience';
import { Comparison } from './Comparison';
import { JoinedHeadline } from './JoinedHeadline';
import { Opening, Section } from './Section';
import styles from './Problem.module.css';

export function Problem({ content }: { content: ProblemContent }) {
  const headline = <FittedText lines={content.headline} />;
  return (
    <Section id={content.id}>
      <Opening content={content}>
        <Island fallback={headline}>
          <JoinedHeadline
            labels={content.labels}
            apart={headline}
            joined={<FittedText lines={content.joined} />}
            text={[...content.headline, ...content.joined].map(({ text }) => text).join(' ')}
          />
        </Island>
        <div className={styles.text}>
          <Lead>{content.lead}</Lead>
          <p className={styles.rest}>{noBreak(content.text)}</p>
        </div>
      </Opening>
      <Comparison content={content.comparison} />
      <Audience content={content.audience} />
    </Section>
  );
}
