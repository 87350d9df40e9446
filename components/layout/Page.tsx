import type { ReactNode } from 'react';
import { FittedText } from '@/components/ui/FittedText';
import { Columns } from '@/components/ui/Columns';
import { Lead } from '@/components/ui/Lead';
import { CropMarks } from '@/components/ui/CropMarks';
import { SectionLabel } from '@/components/ui/SectionLabel';
import { TornEdges } from '@/components/ui/TornEdges';
import type { IntroContent } from '@/lib/content/schema/values';
import styles from './Page.module.css';

/** A section of a page other than the home page. `id` is the target of its navigation link. */
export function Page({ id, theme, children }: { id?: string; theme?: 'light'; children: ReactNode }) {
  return (
    <section id={id} className={styles.page} data-theme={theme}>
      {theme && <TornEdges />}
      <CropMarks edge="bottom" />
      {children}
    </section>
  );
}

type IntroProps = { content: IntroContent; picture?: ReactNode; children: ReactNode };

export function PageIntro({ content, picture, children }: IntroProps) {
  const aside = (
    <>
      <div className={styles.label}>
        <SectionLabel label={content.label} />
      </div>
      {picture}
    </>
  );
  return (
    <Columns aside={aside}>
      <div className={styles.head}>
        <FittedText as="h1" lines={[content.title]} className={styles.title} />
        <Lead>{content.lead}</Lead>
      </div>
      {children}
    </Columns>
  );
}
