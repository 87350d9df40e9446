import type { ReactNode } from 'react';
import { Bill } from '@/components/ui/Bill';
import { Columns } from '@/components/ui/Columns';
import { NoBreak } from '@/components/ui/NoBreak';
import { WallLabel } from '@/components/ui/WallLabel';

import type { DisplayLine, Label } from '@/lib/content/types';
import styles from './PageIntro.module.css';

type Props = { content: { label: Label; title?: DisplayLine; lead: string }; children?: ReactNode };

/** The start of a page: its label, its heading unless that stands elsewhere, and its lead. */
export function PageIntro({ content, children }: Props) {
  return (
    <Columns aside={<WallLabel label={content.label} />}>
      {content.title && <Bill as="h1" lines={[content.title]} />}
      <p className={styles.lead}>
        <NoBreak>{content.lead}</NoBreak>
      </p>
      {children}
    </Columns>
  );
}
