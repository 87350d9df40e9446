import { Columns } from '@/components/ui/Columns';
import { LivePlate } from '@/components/ui/LivePlate';
import { Section } from '@/components/ui/Section';
import { Statement } from '@/components/ui/Statement';
import { WallLabel } from '@/components/ui/WallLabel';
import { Wrap } from '@/components/ui/Wrap';
import type { howItWorks } from '@/lib/content/home';
import type { WallPlate } from '@/lib/content/types';
import styles from './HowItWorks.module.css';

/** The classes of a plate: plates hang in pairs. */
const placeOf = ({ size }: WallPlate, index: number) =>
  `${styles[size]} ${index % 2 === 0 ? styles.first : styles.second}`;

/** A visit in plates, and what makes the venue unique. */
export function HowItWorks({ content }: { content: typeof howItWorks }) {
  const headingId = `${content.id}-title`;
  return (
    <Section id={content.id} labelledBy={headingId} tone="bone">
      <Wrap>
        <Columns aside={<WallLabel label={content.label} headingId={headingId} />}>
          <Statement>{content.lead}</Statement>
        </Columns>
      </Wrap>
      <Wrap spaced>
        <div className={styles.wall}>
          {content.plates.map((plate, index) => (
            <LivePlate key={plate.number} plate={plate} className={placeOf(plate, index)} />
          ))}
        </div>
      </Wrap>
      <Wrap spaced>
        <Columns aside={<h3 className={styles.title}>{content.unique.title}</h3>}>
          <ul className={styles.points}>
            {content.unique.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </Columns>
      </Wrap>
    </Section>
  );
}
