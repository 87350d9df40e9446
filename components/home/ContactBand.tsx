import { FittedText } from '@/components/ui/FittedText';
import { Icon } from '@/components/ui/Icon';
import { Lead } from '@/components/ui/Lead';
import type { ContactBandContent } from '@/lib/schema/home';
import { headingIdOf, Section } from './Section';
import styles from './ContactBand.module.css';

export function ContactBand({ content }: { content: ContactBandContent }) {
  return (
    <Section id={content.id} theme="accent">
      <h2 id={headingIdOf(content.id)}>
        <a className={styles.link} href={content.href}>
          <FittedText as="span" lines={[content.title]} />
        </a>
      </h2>
      <div className={styles.foot}>
        <Lead className={styles.text}>{content.text}</Lead>
        <Icon name="arrow" className={styles.arrow} />
      </div>
    </Section>
  );
}
