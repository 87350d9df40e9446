import { Bill } from '@/components/ui/Bill';
import { Columns } from '@/components/ui/Columns';
import { Section } from '@/components/ui/Section';
import { WallLabel } from '@/components/ui/WallLabel';
import { Wrap } from '@/components/ui/Wrap';
import type { founder } from '@/lib/content/home';
import styles from './Founder.module.css';

/** The founder's statement. */
export function Founder({ content }: { content: typeof founder }) {
  const headingId = `${content.id}-title`;
  return (
    <Section id={content.id} labelledBy={headingId}>
      <Wrap>
        <Columns aside={<WallLabel label={content.label} headingId={headingId} />}>
          <Bill lines={content.bill} />
          <p className={styles.lead}>{content.lead}</p>
          <div className={styles.text}>
            {content.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Columns>
      </Wrap>
    </Section>
  );
}
