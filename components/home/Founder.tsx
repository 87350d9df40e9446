import { Bill } from '@/components/ui/Bill';
import { Columns } from '@/components/ui/Columns';
import { Section } from '@/components/ui/Section';
import { WallLabel } from '@/components/ui/WallLabel';
import { Wrap } from '@/components/ui/Wrap';
import type { founder } from '@/lib/content/home';
import styles from './Founder.module.css';

/** The founder's statement. */
export function Founder({ words }: { words: typeof founder }) {
  const headingId = `${words.id}-title`;
  return (
    <Section id={words.id} labelledBy={headingId}>
      <Wrap>
        <Columns aside={<WallLabel label={words.label} headingId={headingId} />}>
          <Bill lines={words.bill} />
          <p className={styles.lead}>{words.lead}</p>
          <div className={styles.text}>
            {words.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Columns>
      </Wrap>
    </Section>
  );
}
