import type { ReactNode } from 'react';
import { Columns } from '@/components/ui/Columns';
import { CropMarks } from '@/components/ui/CropMarks';
import { FadeIn } from '@/components/ui/FadeIn';
import { Island } from '@/components/ui/Island';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { TornEdges } from '@/components/ui/TornEdges';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { numbering } from '@/lib/content/home/numbering';
import type { SectionContent } from '@/lib/schema/home';
import type { SentenceLink as LinkContent } from '@/lib/schema/values';
import styles from './Section.module.css';

type Props = { id: string; theme?: 'dark' | 'light' | 'accent'; children: ReactNode };

export const headingIdOf = (id: string) => `${id}-title`;

type OpeningProps = { content: SectionContent; children: ReactNode };

/** A section's opening beside its heading. Headings are numbered in the order of the page. */
export function Opening({ content: { id, heading }, children }: OpeningProps) {
  const aside = (
    <SectionHeading heading={heading} number={numbering.headings.get(id)} headingId={headingIdOf(id)} />
  );
  return <Columns aside={aside}>{children}</Columns>;
}

export function Statement({ children }: { children: string }) {
  return <p className={styles.statement}>{children}</p>;
}

export function Section({ id, theme = 'dark', children }: Props) {
  const content = <div className={styles.content}>{children}</div>;
  return (
    <section id={id} className={styles.section} aria-labelledby={headingIdOf(id)} data-theme={theme}>
      {theme === 'light' && <TornEdges />}
      <CropMarks />
      <Island fallback={content}>
        <FadeIn>{content}</FadeIn>
      </Island>
    </section>
  );
}

/** A link within a sentence. Hidden text names its target for screen readers, which list links without context. */
export function SentenceLink({ link }: { link: LinkContent }) {
  return (
    <a className={styles.sentenceLink} href={link.href}>
      {link.text}
      <VisuallyHidden>{` (${link.leadsTo})`}</VisuallyHidden>
    </a>
  );
}
