import { useState, type MouseEvent } from 'react';
import type { Failure } from '@/lib/browser/contact/message';
import type { FormContent } from '@/lib/content/types';
import { mailtoFitting } from '@/lib/mailto';

type Props = { content: FormContent['failed']; failure: Failure; email: string };

/** Says what is known of an unconfirmed message, and that nothing is lost. */
export function FailureNotice({ content, failure: { reason, isUnsent } }: Omit<Props, 'email'>) {
  return (
    <p>
      <b>{isUnsent ? content.title : content.unsure}</b> <br />
      {reason ? `${content.reasons[reason]} ${content.kept}` : content.kept}
    </p>
  );
}

/** The ways to send the message of a failure: again, or by e-mail. */
export function OtherWays({ content, failure: { message }, email }: Props) {
  const { href, isWhole } = mailtoFitting(email, message.subject, message.message);
  return (
    <>
      <p>
        <button>{content.retry}</button>
        {content.or} <a href={href}>{email}</a> {content.instead}
      </p>
      {!isWhole && (
        <p>
          {content.long} <CopyButton key={message.message} content={content} />
        </p>
      )}
    </>
  );
}

/**
 * Copies the message of its form. If the browser refuses
 * (https://w3c.github.io/clipboard-apis/#dom-clipboard-writetext), it selects the message instead.
 */
function CopyButton({ content }: Pick<Props, 'content'>) {
  const [label, setLabel] = useState<'copy' | 'copied' | 'selected'>('copy');

  const copy = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const area = currentTarget.form!.querySelector('textarea')!;
    try {
      await navigator.clipboard.writeText(area.value);
      setLabel('copied');
    } catch {
      area.focus();
      area.select();
      setLabel('selected');
    }
  };

  return (
    <button type="button" onClick={copy}>
      {content[label]}
    </button>
  );
}
