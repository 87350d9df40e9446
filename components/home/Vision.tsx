import { FittedText } from '@/components/ui/FittedText';
import type { VisionContent } from '@/lib/schema/home';
import { StatusList } from './StatusList';
import { Plate } from './Plate';
import { Opening, Section, SentenceLink, Statement } from './Section';
import styles from './Vision.module.css';

export function Vision({ content }: { content: VisionContent }) {
  return (
    <Section id={content.id}>
      <Opening content={content}>
        <Statement>{content.lead}</Statement>
      </Opening>
      <ol className={styles.phases}>
        {content.phases.map(({ line, status, text, link, statuses, plate }, index) => (
          <li key={line.text} className={styles.phase}>
            <div className={styles.head}>
              <p className={styles.round}>
                <span>{`${content.round} ${index + 1} `}</span>
                <span className={styles.status}>{status}</span>
              </p>
              <FittedText as="h3" lines={[line]} />
            </div>
            <div className={styles.text}>
              <p>
                {text}
                {link && (
                  <>
                    {' '}
                    <SentenceLink link={link} />.
                  </>
                )}
              </p>
              {statuses && <StatusList statuses={statuses} className={styles.statuses} />}
            </div>
            {plate && <Plate plate={plate} isMounted className={styles.plate} />}
          </li>
        ))}
      </ol>
    </Section>
  );
}
