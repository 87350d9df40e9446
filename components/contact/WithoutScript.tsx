import type { FormContent } from '@/lib/content/types';
import { mailto } from '@/lib/mailto';
import styles from './WithoutScript.module.css';

/**
 * Stands for the form where scripts are off, and joins it where they do not come: the form is inert then.
 * Both are decided by the style sheet alone; hydration takes it away.
 */
export function WithoutScript({ content, email }: { content: FormContent['withoutScript']; email: string }) {
  return (
    <p className={styles.line}>
      {content.before} <a href={mailto(email)}>{email}</a> {content.after}
    </p>
  );
}
