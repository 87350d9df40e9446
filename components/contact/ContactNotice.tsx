import { useState } from 'react';
import { Icon } from '@/components/ui/Icon';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { ContactMessage } from '@/lib/contact-fields';
import type { FormContent } from '@/lib/content/contact';
import { mailto, mailtoFitting } from '@/lib/mailto';
import { isFailed, type ContactState } from './contact-state';
import { fieldOf } from './form-elements';
import { mailText } from './send-message';
import styles from './ContactForm.module.css';

type Props = { content: FormContent; state: ContactState; email: string; onStop: () => void };

/** At once: a press on what is moving can miss it. */
const bringIntoView = (end: HTMLElement | null) =>
  end?.scrollIntoView({ block: 'nearest', behavior: 'instant' });

export function ContactNotice({ content, state, email, onStop }: Props) {
  const { failed, slow } = content;
  const isSending = state.status === 'sending';
  const isSlow = isSending && state.isSlow;
  const hasFailed = isFailed(state);
  return (
    <>
      <div className={isSlow || hasFailed ? styles.notice : undefined}>
        {hasFailed && <Icon name="close" />}
        {/* Always present, because screen readers announce changes only in live regions that they know. */}
        <div aria-live="assertive" aria-atomic="true">
          {isSending && !isSlow && <VisuallyHidden>{content.sending}</VisuallyHidden>}
          {isSlow && <p>{slow.text}</p>}
          {hasFailed && (
            <p>
              <b>{state.status === 'unsure' ? failed.unsure : failed.title}</b> <br />
              {state.reason && `${failed.reasons[state.reason]} `}
              {failed.kept}
            </p>
          )}
        </div>
        {isSlow && (
          <p ref={bringIntoView}>
            <button type="button" onClick={onStop}>
              {slow.stop}
            </button>
          </p>
        )}
        {hasFailed && <OtherWays content={content} email={email} message={state.message} />}
      </div>
      {!isSlow && !hasFailed && (
        <p className={styles.hint}>
          <span className={styles.needed}>{content.hint}</span>
          {/* Visible after an early press on Send (early-script.ts). */}
          <span aria-live="polite">
            <span className={styles.loading}>{content.loading}</span>
          </span>
        </p>
      )}
      {!hasFailed && (
        <p className={styles.other}>
          {content.other} <a href={mailto(email)}>{email}</a>.
        </p>
      )}
    </>
  );
}

type WaysProps = { content: FormContent; email: string; message: ContactMessage };

function OtherWays({ content: { failed, fields }, email, message }: WaysProps) {
  const text = mailText(message, fields);
  const { href, isWhole } = mailtoFitting(email, message.subject, text);
  const [copied, setCopied] = useState<{ text: string; result: string }>();
  const result = copied?.text === text ? copied.result : undefined;

  const copy = async (form: HTMLFormElement) => {
    let result = failed.copied;
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // The browser refused: https://w3c.github.io/clipboard-apis/#dom-clipboard-writetext
      const field = fieldOf(form, 'message');
      field.focus();
      field.select();
      result = failed.selected;
    }
    setCopied({ text, result });
  };
  return (
    <>
      <p>
        {failed.retry}
        {failed.or} <a href={href}>{email}</a> {failed.instead}
      </p>
      <p ref={bringIntoView}>
        {isWhole || `${failed.long} `}
        <button type="button" onClick={({ currentTarget }) => copy(currentTarget.form!)}>
          {result ?? failed.copy}
        </button>
        {/* Orca ignores a button's new name. */}
        <VisuallyHidden>
          <span aria-live="polite">{result}</span>
        </VisuallyHidden>
      </p>
    </>
  );
}
