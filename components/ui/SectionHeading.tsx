import type { HeadingContent } from '@/lib/schema/values';
import styles from './SectionHeading.module.css';

type Props = { heading: HeadingContent; number?: number; headingId?: string };

export function SectionHeading({ heading, number, headingId }: Props) {
  const Title = headingId ? 'h2' : 'p';
  return (
    <div className={styles.heading}>
      {number && (
        <p className={styles.number} aria-hidden="true">
          {number}
        </p>
      )}
      <Title id={headingId} className={styles.title}>
        {heading.title}
      </Title>
      <p className={styles.text}>{heading.note}</p>
    </div>
  );
}
