import type { Failure } from '@/lib/browser/use-contact-form';
import type { FormContent } from '@/lib/content/types';
import { mailtoFitting } from '@/lib/mailto';
import { CopyButton } from './CopyButton';
import { Notice } from './Notice';

type Props = { content: FormContent['failed']; failure: Failure; email: string };

/** Says what is known of an unconfirmed message, that nothing is lost, and how to send it: again, or by e-mail. */
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
