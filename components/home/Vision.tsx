import type { CSSProperties } from 'react';
import { FittedText } from '@/components/ui/FittedText';
import type { VisionContent } from '@/lib/schema/home';
import { NumberedFigure } from './NumberedFigure';
import { Opening, Section, Statement } from './Section';
import { Thumbnail } from './Thumbnail';
import styles from './Vision.module.css';

export function Vision({ content }: { content: VisionContent }) {
  return (
    <Section id={content.id}>
      <Opening content={content}>
        <Statement>{content.lead}</Statement>
      </Opening>
      <ol className={styles.phases}>
        {content.phases.map(({ share, line, status, text, drawing, thumbnail }, index) => (
          <li key={line.text} style={{ '--share': `${share}%` } as CSSProperties}>
            <div className={styles.head}>
              <p className={styles.round}>
                <span>{`${content.round} ${index + 1} `}</span>
                <span className={styles.status}>{status}</span>
              </p>
              <FittedText as="h3" lines={[line]} />
            </div>
            <p className={styles.text}>{text}</p>
            <Thumbnail drawingId={thumbnail} className={styles.thumbnail ?? ''} />
            {drawing && <NumberedFigure drawing={drawing} isMounted className={styles.drawing} />}
          </li>
        ))}
      </ol>
    </Section>
  );
}
