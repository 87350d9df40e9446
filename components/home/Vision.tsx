import { Bill } from '@/components/ui/Bill';
import { Columns } from '@/components/ui/Columns';
import { Plate } from '@/components/ui/Plate';
import { Section } from '@/components/ui/Section';
import { WallLabel } from '@/components/ui/WallLabel';
import { Wrap } from '@/components/ui/Wrap';
import type { vision } from '@/lib/content/home';
import styles from './Vision.module.css';

/** The roadmap, in rounds that grow wider, and two plates of where it leads. */
export function Vision({ words }: { words: typeof vision }) {
  const headingId = `${words.id}-title`;
  return (
    <Section id={words.id} labelledBy={headingId}>
      <Wrap>
        <Columns aside={<WallLabel label={words.label} headingId={headingId} />}>
          <p className={styles.lead}>{words.lead}</p>
        </Columns>
        <ol className={styles.rounds}>
          {words.rounds.map(({ line, status, text }, index) => (
            <li key={line.text}>
              <div className={styles.head}>
                <p className={styles.round}>
                  <span>
                    {words.round} {index + 1}
                  </span>{' '}
                  <span className={styles.status}>{status}</span>
                </p>
                <Bill as="h3" lines={[line]} />
              </div>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
      </Wrap>
      <Wrap spaced>
        <div className={styles.wall}>
          {words.plates.map((plate) => (
            <Plate key={plate.number} plate={plate} hanging="mounted" />
          ))}
        </div>
      </Wrap>
    </Section>
  );
}
