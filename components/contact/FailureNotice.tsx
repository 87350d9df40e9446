import type { Failure } from '@/lib/browser/use-contact-form';
import type { FormContent } from '@/lib/content/types';
import { mailtoFitting } from '@/lib/mailto';
import { CopyButton } from './CopyButton';
import { Notice } from './Notice';

type Props = { content: FormContent['failed']; failure: Failure; email: string };

/** What is known of a message without a confirmation, that nothing is lost, and the two ways to send it still. */
export function FailureNotice({ content, failure: { reason, isUnsent, message }, email }: Props) {
  const { href, isWhole } = mailtoFitting(email, message.subject, message.message);
  return (
    <Notice failed>
      <p>
        <b>{isUnsent ? content.title : content.unsure}</b> {content.reasons[reason]} {content.kept}{' '}
        <button type="submit">{content.retry}</button>
        {content.or} <a href={href}>{email}</a> {content.instead}
      </p>
      {!isWhole && (
        <p>
          {content.rest} <CopyButton key={message.message} content={content} />
        </p>
      )}
    </Notice>
  );
}
