import { Plus } from '@/components/ui/Plus';
import type { ContactFailure } from '@/lib/contact';
import type { FormWords } from '@/lib/content/types';
import { mailto } from '@/lib/mailto';
import styles from './FailureNotice.module.css';

type Props = {
  words: FormWords['failed'];
  failure: ContactFailure;
  email: string;
  subject: string;
  message: string;
};

/** What happened to a message that was not sent, that nothing is lost, and the two ways to send it still. */
export function FailureNotice({ words, failure, email, subject, message }: Props) {
  return (
    <div className={styles.notice}>
      <Plus className={styles.cross} />
      <p>
        <b>{words.title}</b> {words.reasons[failure]} {words.kept}{' '}
        <button className={styles.retry} type="submit">
          {words.retry}
        </button>
        {words.or} <a href={mailto(email, { subject, body: message })}>{email}</a> {words.instead}
      </p>
    </div>
  );
}
