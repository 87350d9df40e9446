import { Bill } from '@/components/ui/Bill';
import { Columns } from '@/components/ui/Columns';
import { Section } from '@/components/ui/Section';
import { Text } from '@/components/ui/Text';
import { WallLabel } from '@/components/ui/WallLabel';
import { Wrap } from '@/components/ui/Wrap';
import type { problem } from '@/lib/content/home';
import { Audience } from './Audience';
import styles from './Problem.module.css';
import { TaleOfTheTape } from './TaleOfTheTape';

/** Why there is a need, what is done about it, and for whom. */
export function Problem({ words }: { words: typeof problem }) {
  const headingId = `${words.id}-title`;
  return (
    <Section id={words.id} labelledBy={headingId}>
      <Wrap>
        <Columns aside={<WallLabel label={words.label} headingId={headingId} />}>
          <Bill lines={words.bill} />
          <div className={styles.text}>
            <p className={styles.lead}>{words.lead}</p>
            <p className={styles.rest}>
              <Text>{words.text}</Text>
            </p>
          </div>
        </Columns>
      </Wrap>
      <Wrap spaced>
        <TaleOfTheTape words={words.tape} />
      </Wrap>
      <Wrap spaced>
        <Audience words={words.audience} />
      </Wrap>
    </Section>
  );
}
