import { Bill } from '@/components/ui/Bill';
import { Columns } from '@/components/ui/Columns';
import { LivePlate } from './LivePlate';
import { Section } from './Section';
import { Statement } from './Statement';
import { WallLabel } from '@/components/ui/WallLabel';
import { Wrap } from '@/components/ui/Wrap';
import type { howItWorks } from '@/lib/content/home';
import styles from './HowItWorks.module.css';

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
          {content.plates.map((plate) => (
            <LivePlate key={plate.number} plate={plate} className={styles[plate.size]} />
          ))}
        </div>
      </Wrap>
      <Wrap spaced>
        <h3 className={styles.title}>{content.unique.title}</h3>
        <ul className={styles.points}>
          {content.unique.points.map(({ line, text }) => (
            <li key={text}>
              <Bill lines={[line]} />
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Wrap>
    </Section>
  );
}
