import { Bill } from '@/components/ui/FittedText';
import { LivePlate } from '@/components/drawings/Drawing';
import { Opening, Section, Statement } from './Section';
import { Wrap } from '@/components/ui/Wrap';
import type { vision } from '@/lib/content/home/vision';
import styles from './Vision.module.css';

/** The roadmap: rounds that grow wider, with plates of the goal. */
export function Vision({ content }: { content: typeof vision }) {
  return (
    <Section id={content.id}>
      <Wrap>
        <Opening content={content}>
          <Statement>{content.lead}</Statement>
        </Opening>
        <ol className={styles.rounds}>
          {content.rounds.map(({ size, line, status, text, plate }, index) => (
            <li key={line.text} className={styles[size]}>
              <div className={styles.head}>
                <p className={styles.round}>
                  <span>{`${content.round} ${index + 1} `}</span>
                  <span className={styles.status}>{status}</span>
                </p>
                <Bill as="h3" lines={[line]} />
              </div>
              <p className={styles.text}>{text}</p>
              {plate && <LivePlate plate={plate} hanging="mounted" className={styles.plate} />}
            </li>
          ))}
        </ol>
      </Wrap>
    </Section>
  );
}
