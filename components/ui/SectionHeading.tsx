import type { TitledText } from '@/lib/schema/values';
import styles from './SectionHeading.module.css';

type Props = { label: TitledText; number?: number; headingId?: string };

export function SectionHeading({ label, number, headingId }: Props) {
  const Title = headingId ? 'h2' : 'p';
  return (
    <div className={styles.label}>
      {number && (
        <p className={styles.number} aria-hidden="true">
          {number}
        </p>
      )}
      <Title id={headingId} className={styles.title}>
        {label.title}
      </Title>
      <p className={styles.text}>{label.text}</p>
    </div>
  );
}
