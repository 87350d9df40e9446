import { Bill } from '@/components/ui/Bill';
import { Section } from '@/components/ui/Section';
import { Text } from '@/components/ui/Text';
import { Wrap } from '@/components/ui/Wrap';
import type { contactBand } from '@/lib/content/home';
import { mailto } from '@/lib/mailto';
import { site } from '@/lib/content/site';
import styles from './ContactBand.module.css';

/** The call to action: its own words are the link. */
export function ContactBand({ words }: { words: typeof contactBand }) {
  const headingId = `${words.id}-title`;
  return (
    <Section id={words.id} labelledBy={headingId} tone="ember">
      <Wrap>
        <h2 id={headingId}>
          <a className={styles.link} href={words.href}>
            <Bill as="span" lines={[words.title]} />
          </a>
        </h2>
        <div className={styles.foot}>
          <p className={styles.text}>
            <Text>{words.text}</Text>
          </p>
          <a className={styles.mail} href={mailto(site.email)}>
            {site.email}
          </a>
        </div>
      </Wrap>
    </Section>
  );
}
