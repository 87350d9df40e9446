import { FittedText } from '@/components/ui/FittedText';
import type { HowItWorksContent } from '@/lib/schema/home';
import { Plate } from './Plate';
import { ScanOrTap } from './ScanOrTap';
import { Opening, Section, Statement } from './Section';
import styles from './HowItWorks.module.css';

export function HowItWorks({ content }: { content: HowItWorksContent }) {
  const { lead, plates, unique } = content;
  return (
    <Section id={content.id} theme="light">
      <Opening content={content}>
        <Statement>{lead}</Statement>
      </Opening>
      <div className={styles.grid}>
        {plates.map((plate) => (
          <Plate
            key={plate.id}
            plate={plate}
            className={styles[plate.size]}
            more={plate.code && <ScanOrTap content={plate.code} />}
          />
        ))}
      </div>
      <div>
        <h3>{unique.title}</h3>
        <ul className={styles.points}>
          {unique.points.map(({ line, text }) => (
            <li key={text}>
              <FittedText lines={[line]} />
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
