import type { ReactNode } from 'react';
import { Boundary } from '@/components/ui/Boundary';
import { EdgeMarks } from '@/components/ui/EdgeMarks';
import { FadeIn } from '@/components/ui/FadeIn';
import styles from './Section.module.css';

type Props = { id: string; labelledBy: string; tone?: 'ink' | 'bone' | 'ember'; children: ReactNode };

/** A section of the home page on one of the three grounds, between edge marks. */
export function Section({ id, labelledBy, tone = 'ink', children }: Props) {
  const section = { id, 'aria-labelledby': labelledBy, 'data-tone': tone, className: styles.section };
  const content = (
    <>
      <EdgeMarks />
      <div className={styles.content} data-early="early/layout">
        {children}
      </div>
    </>
  );
  return (
    <Boundary fallback={<section {...section}>{content}</section>}>
      <FadeIn {...section}>{content}</FadeIn>
    </Boundary>
  );
}
