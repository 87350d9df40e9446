import { FittedText } from '@/components/ui/FittedText';
import type { HowItWorksContent } from '@/lib/schema/home';
import { NumberedFigure } from './NumberedFigure';
import { Opening, Section, Statement } from './Section';
import { Thumbnail } from './Thumbnail';
import styles from './HowItWorks.module.css';

export function HowItWorks({ content }: { content: HowItWorksContent }) {
  return (
    <Section id={content.id} theme="light">
      <Opening content={content}>
        <Statement>{content.lead}</Statement>
      </Opening>
      <div className={styles.grid}>
        {content.drawings.map((drawing) => (
          <NumberedFigure key={drawing.id} drawing={drawing} className={styles[drawing.size]} />
        ))}
      </div>
      <div>
        <h3 className={styles.title}>{content.unique.title}</h3>
        <ul className={styles.points}>
          {content.unique.points.map(({ line, text, drawing }) => (
            <li key={text}>
              <FittedText lines={[line]} className={styles.headline} />
              <p className={styles.text}>{text}</p>
              <Thumbnail drawingId={drawing} className={styles.detail ?? ''} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
