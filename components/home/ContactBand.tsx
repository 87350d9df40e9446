import { Bill } from '@/components/ui/Bill';
import { NoBreak } from '@/components/ui/NoBreak';
import { Section } from '@/components/ui/Section';
import { Wrap } from '@/components/ui/Wrap';
import type { contactBand } from '@/lib/content/home';
import { site } from '@/lib/content/site';
import { mailto } from '@/lib/mailto';
import styles from './ContactBand.module.css';

/** The call to action. Its title is the link. */
export function ContactBand({ content }: { content: typeof contactBand }) {
  const headingId = `${content.id}-title`;
  return (
    <Section id={content.id} labelledBy={headingId} tone="ember">
      <Wrap>
        <h2 id={headingId}>
          <a className={styles.link} href={content.href}>
            <Bill as="span" lines={[content.title]} />
          </a>
        </h2>
        <div className={styles.foot}>
          <p className={styles.text}>
            <NoBreak>{content.text}</NoBreak>
          </p>
          <a className={styles.mail} href={mailto(site.email)}>
            {site.email}
          </a>
        </div>
      </Wrap>
    </Section>
  );
}
