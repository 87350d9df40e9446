import type { FormContent } from '@/lib/content/types';
import { mailto } from '@/lib/mailto';
import styles from './ContactForm.module.css';

type Props = { content: FormContent['instead']; email: string; isBroken?: boolean };

/**
 * Says where to write instead. Unless the form is broken, the stylesheet decides whether the line shows: without script
 * it replaces the form, and with script it follows a form whose script is overdue, because the form is inert then.
 */
export function EmailInstead({ content, email, isBroken = false }: Props) {
  return (
    <p className={`${styles.line} ${isBroken ? '' : styles.overdue}`} role="status">
      <span>{isBroken ? content.broken : content.late}</span>
      <noscript>{content.withoutScript}</noscript> <a href={mailto(email)}>{email}</a> {content.after}
    </p>
  );
}
