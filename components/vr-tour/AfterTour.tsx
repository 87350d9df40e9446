import { ButtonLink } from '@/components/ui/ButtonLink';
import type { after } from '@/lib/content/vr-tour';
import styles from './AfterTour.module.css';

/** What a visitor can do after the tour. */
export function AfterTour({ content }: { content: typeof after }) {
  return (
    <div className={styles.after}>
      <p>{content.text}</p>
      <ButtonLink link={content.link} />
    </div>
  );
}
