import type { FormContent } from '@/lib/content/types';
import { mailto } from '@/lib/mailto';
import styles from './WithoutScript.module.css';

/**
 * Replaces the form if script is off, and follows it if the script does not load, because the form is inert then.
 * The stylesheet decides both; hydration removes the line.
 */
export function WithoutScript({ content, email }: { content: FormContent['withoutScript']; email: string }) {
  return (
    <p className={styles.line}>
      {content.before} <a href={mailto(email)}>{email}</a> {content.after}
    </p>
  );
}
