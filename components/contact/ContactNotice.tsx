import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { Icon } from '@/components/ui/Icon';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { fieldOf } from '@/lib/browser/contact/draft';
import type { ContactMessage } from '@/lib/browser/contact/message';
import type { State } from '@/lib/browser/contact/use-contact-form';
import type { FormContent } from '@/lib/content/contact';
import { mailtoFitting } from '@/lib/mailto';
import styles from './ContactForm.module.css';

type Props = { content: FormContent; state: State; email: string; onStop: () => void };

/** Says what is known of a message that is not confirmed, and what the visitor can do. */
export function ContactNotice({ content, state, email, onStop }: Props) {
  const { failed, slow } = content;
  const isSlow = state.step === 'slow';
  const failure = state.step === 'failed' && state;
  return (
    <>
      <div className={isSlow || failure ? styles.notice : undefined}>
        {/* Always in the page: screen readers announce what changes in a region that they know. */}
        <div aria-live="assertive" aria-atomic="true">
          {state.step === 'sending' && <VisuallyHidden>{content.sending}</VisuallyHidden>}
          {isSlow && <p>{slow.text}</p>}
          {failure && <Icon name="close" />}
          {failure && (
            <p>
              <b>{failure.isUnsent ? failed.title : failed.unsure}</b> <br />
              {failure.reason && `${failed.reasons[failure.reason]} `}
              {failed.kept}
            </p>
          )}
        </div>
        {isSlow && (
          <p>
            <button type="button" onClick={onStop}>
              {slow.stop}
            </button>
          </p>
        )}
        {failure && (
          <OtherWays key={failure.message.message} content={failed} email={email} message={failure.message} />
        )}
      </div>
      {!isSlow && !failure && <p className={styles.hint}>{content.hint}</p>}
    </>
  );
}

type WaysProps = { content: FormContent['failed']; email: string; message: ContactMessage };
/** The ways to send a message that failed: again, or by e-mail. If it is too long for the link, a button copies it. */
function OtherWays({ content, email, message: { subject, message } }: WaysProps) {
  const { href, isWhole } = mailtoFitting(email, subject, message);
  const [label, setLabel] = useState(content.copy);
  const again = useRef<HTMLParagraphElement>(null);
  // On a phone, it may be below the screen.
  useEffect(() => void again.current!.scrollIntoView({ block: 'nearest' }), []);
  const copy = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const field = fieldOf(currentTarget.form!, 'message');
    try {
      await navigator.clipboard.writeText(message);
      setLabel(content.copied);
    } catch {
      // The browser refuses (https://w3c.github.io/clipboard-apis/#dom-clipboard-writetext).
      field.focus();
      field.select();
      setLabel(content.selected);
    }
  };
  return (
    <>
      <p ref={again}>
        <button>{content.retry}</button>
        {content.or} <a href={href}>{email}</a> {content.instead}
      </p>
      <p hidden={isWhole}>
        {content.long}{' '}
        <button type="button" onClick={copy}>
          {label}
        </button>
      </p>
    </>
  );
}
