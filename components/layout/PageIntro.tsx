import type { ReactNode } from 'react';
import { Bill } from '@/components/ui/Bill';
import { Columns } from '@/components/ui/Columns';
import { Lead } from '@/components/ui/Lead';
import { WallLabel } from '@/components/ui/WallLabel';
import type { IntroContent } from '@/lib/content/types';
import styles from './PageIntro.module.css';

type Props = { content: IntroContent; children: ReactNode };

/** The start of a page: its label, heading and lead. */
export function PageIntro({ content, children }: Props) {
  return (
    <Columns aside={<WallLabel label={content.label} />}>
      <Bill as="h1" lines={[content.title]} />
      <div className={styles.lead}>
        <Lead>{content.lead}</Lead>
      </div>
      {children}
    </Columns>
  );
}
