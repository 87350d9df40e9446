import { Bill } from '@/components/ui/FittedText';
import { LivePlate } from '@/components/drawings/Drawing';
import { Opening, Section, Statement } from './Section';
import { Wrap } from '@/components/ui/Wrap';
import type { howItWorks } from '@/lib/content/home/how-it-works';
import styles from './HowItWorks.module.css';
import { Thumbnail } from '@/components/drawings/Thumbnail';

/** A visit in plates, and what makes the venue unique. */
export function HowItWorks({ content }: { content: typeof howItWorks }) {
  return (
    <Section id={content.id} tone="bone">
      <Wrap>
        <Opening content={content}>
          <Statement>{content.lead}</Statement>
        </Opening>
      </Wrap>
      <Wrap spaced>
        <div className={styles.wall}>
          {content.plates.map((plate) => (
            <LivePlate key={plate.id} plate={plate} className={styles[plate.size]} />
          ))}
        </div>
      </Wrap>
      <Wrap spaced>
        <h3 className={styles.title}>{content.unique.title}</h3>
        <ul className={styles.points}>
          {content.unique.points.map(({ line, text, plate }) => (
            <li key={text}>
              <Bill lines={[line]} />
              <p>{text}</p>
              <Thumbnail plateId={plate} className={styles.detail ?? ''} />
            </li>
          ))}
        </ul>
      </Wrap>
    </Section>
  );
}
