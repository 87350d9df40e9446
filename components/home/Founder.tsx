import { FittedText } from '@/components/ui/FittedText';
import { Wrap } from '@/components/ui/Wrap';
import type { FounderContent } from '@/lib/content/home/founder';
import styles from './Founder.module.css';
import { Picture } from '@/components/figures/Picture';
import { Opening, Section, Statement } from './Section';

/** The founder's statement with a drawing, signed if the content has a name. */
export function Founder({ content }: { content: FounderContent }) {
  const { name, portrait } = content.signature ?? {};
  return (
    <Section id={content.id} theme="light">
      <Wrap>
        <Opening content={content}>
          <FittedText lines={content.headline} />
        </Opening>
        <div className={styles.lead}>
          <Statement>{content.lead}</Statement>
        </div>
        <div className={styles.statement}>
          <div className={styles.text}>
            {content.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {name && (
              <div className={styles.signature}>
                {portrait && <img {...portrait} alt={name} loading="lazy" decoding="async" />}
                <p>{name}</p>
              </div>
            )}
          </div>
          <div className={styles.drawing}>
            <Picture image={content.drawing} />
          </div>
        </div>
      </Wrap>
    </Section>
  );
}
