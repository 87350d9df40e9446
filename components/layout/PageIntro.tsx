import type { ReactNode } from 'react';
import { Columns } from '@/components/ui/Columns';
import { FittedText } from '@/components/ui/FittedText';
import { Lead } from '@/components/ui/Lead';
import { SectionHeading } from '@/components/ui/SectionHeading';
import type { IntroContent } from '@/lib/schema/values';
import styles from './PageIntro.module.css';

type Props = { content: IntroContent; picture?: ReactNode; children: ReactNode };

/** The title and the lead of a page, and what follows them, beside the page's heading and picture. */
export function PageIntro({ content, picture, children }: Props) {
  const aside = (
    <div className={styles.aside}>
      <SectionHeading heading={content.heading} />
      {picture}
    </div>
  );
  return (
    <Columns aside={aside}>
      <div className={styles.head}>
        <FittedText as="h1" lines={[content.title]} className={styles.title} />
        <Lead className={styles.lead}>{content.lead}</Lead>
      </div>
      {children}
    </Columns>
  );
}
