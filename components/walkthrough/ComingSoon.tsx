import { PageSection } from '@/components/layout/PageSection';
import { FittedText } from '@/components/ui/FittedText';
import { Icon } from '@/components/ui/Icon';
import { SectionHeading } from '@/components/ui/SectionHeading';
import type { ComingSoonContent } from '@/lib/schema/pages';
import styles from './ComingSoon.module.css';

export function ComingSoon({ content: { heading, link } }: { content: ComingSoonContent }) {
  return (
    <PageSection theme="light">
      <div className={styles.columns}>
        <SectionHeading heading={heading} />
        <a className={styles.link} href={link.href}>
          <FittedText as="span" lines={[link]} />
          <Icon name="arrow" />
        </a>
      </div>
    </PageSection>
  );
}
