import type { FormContent } from '@/lib/content/types';
import { mailtoFitting } from '@/lib/mailto';
import type { Failure } from '@/lib/browser/use-contact-form';
import { CopyButton } from './CopyButton';
import { Notice } from './Notice';

type Props = { words: FormContent['failed']; failure: Failure; email: string };

/** What is known of a message without a confirmation, that nothing is lost, and the two ways to send it still. */
export function FailureNotice({ words, failure: { reason, isUnsent, message }, email }: Props) {
  const { href, isWhole } = mailtoFitting(email, message.subject, message.message);
  return (
    <Notice failed>
      <p>
        <b>{isUnsent ? words.title : words.unsure}</b> {words.reasons[reason]} {words.kept}{' '}
        <button type="submit">{words.retry}</button>
        {words.or} <a href={href}>{email}</a> {words.instead}
      </p>
      {!isWhole && (
        <p>
          {words.rest} <CopyButton key={message.message} words={words} />
        </p>
      )}
    </Notice>
  );
}
