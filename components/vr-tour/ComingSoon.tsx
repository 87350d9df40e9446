import { ButtonLink } from '@/components/ui/ButtonLink';
import type { comingSoon } from '@/lib/content/vr-tour';
import styles from './ComingSoon.module.css';

/** What the tour does not have yet, and what a visitor can do about it. */
export function ComingSoon({ content }: { content: typeof comingSoon }) {
  return (
    <div className={styles.after}>
      <p className={styles.notice}>{content.notice}</p>
      <p>{content.text}</p>
      <ButtonLink link={content.link} />
    </div>
  );
}
