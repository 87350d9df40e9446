import { Picture } from '@/components/layout/Picture';
import { FittedText } from '@/components/ui/FittedText';
import { noBreak } from '@/lib/build/no-break';
import type { FounderContent } from '@/lib/schema/home';
import { Opening, Section, Statement } from './Section';
import styles from './Founder.module.css';

export function Founder({ content }: { content: FounderContent }) {
  const { name, portrait } = content.signature ?? {};
  return (
    <Section id={content.id} theme="light">
      <Opening content={content}>
        <FittedText lines={content.headline} className={styles.headline} />
        <Statement>{content.lead}</Statement>
      </Opening>
      <div className={styles.statement}>
        <div className={styles.drawing} data-print="no">
          <Picture image={content.drawing} />
        </div>
        <div className={styles.text}>
          {content.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {name && (
            <div className={styles.signature}>
              {portrait && <img {...portrait} alt={name} loading="lazy" />}
              <p>{noBreak(name)}</p>
            </div>
          )}
        </div>
      </div>
    </Section>
  );
}
