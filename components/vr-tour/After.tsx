import { ButtonLink } from '@/components/ui/ButtonLink';
import type { after } from '@/lib/content/vr-tour';
import styles from './After.module.css';

/** What a visitor can do once the tour is seen. */
export function After({ words }: { words: typeof after }) {
  return (
    <div className={styles.after}>
      <p>{words.text}</p>
      <ButtonLink link={words.link} />
    </div>
  );
}
