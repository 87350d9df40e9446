import { useState } from 'react';
import { Icon } from '@/components/ui/Icon';
import { LiveRegion } from '@/components/ui/LiveRegion';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { fieldNames, type ContactMessage } from '@/lib/contact-fields';
import type { FormContent } from '@/lib/schema/pages';
import { mailto, mailtoWhole } from '@/lib/mailto';
import { hasFailed, isUnsure, type ContactState } from './contact-state';
import { bringIntoView, fieldOf } from './form-elements';
import { mailText } from './mail-text';
import styles from './ContactNotice.module.css';

type Props = { content: FormContent; state: ContactState; email: string; onStop: () => void };

export function ContactNotice({ content, state, email, onStop }: Props) {
  const { failed, slow } = content;
  const { record, request, reason } = state;
  const isSlow = request?.isSlow === true;
  const isFailed = hasFailed(state);
  return (
    <>
      <div className={isSlow || isFailed ? styles.notice : undefined}>
        {isFailed && <Icon name="close" className={styles.mark} />}
        {/* Always present, because screen readers announce changes only in live regions that they know. */}
        <div aria-live="assertive" aria-atomic="true">
          {request && !isSlow && <VisuallyHidden>{content.sending}</VisuallyHidden>}
          {isSlow && <p>{slow.text}</p>}
          {isFailed && (
            <p>
              <b>{isUnsure(state) ? failed.unsure : failed.title}</b> <br />
              <span>{reason && `${failed.reasons[reason]} `}</span>
              <span>{reason === 'refused' && blankFields(content, record.message)}</span>
              <span>{failed.kept}</span>
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
        {isFailed && <OtherWays content={content} email={email} message={record.message} />}
      </div>
      {!isSlow && !isFailed && (
        <p className={styles.hint}>
          <span className={styles.needed}>{content.hint}</span>
          {/* Visible after an early press on Send (early-script.ts). */}
          <span aria-live="polite">
            <span className={styles.loading}>{content.loading}</span>
            <span className={styles.overdue}>
              {content.overdue} <a href="">{content.reload}</a>
            </span>
          </span>
        </p>
      )}
      {!isFailed && (
        <p className={styles.other}>
          {content.other} <a href={mailto(email)}>{email}</a>.
        </p>
      )}
    </>
  );
}

/** The browser accepts a required field that holds only blanks. Backends often do not. */
function blankFields({ failed, fields }: FormContent, message: ContactMessage): string {
  const blank = fieldNames.filter((name) => /^\s+$/.test(message[name]));
  if (blank.length === 0) return '';
  return `${failed.blank} ${blank.map((name) => fields[name]).join(', ')}. `;
}

type WaysProps = { content: FormContent; email: string; message: ContactMessage };

function OtherWays({ content: { failed, fields }, email, message }: WaysProps) {
  const text = mailText(message, fields);
  const whole = mailtoWhole(email, message.subject, text);
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
        {failed.or} <a href={whole ?? mailto(email)}>{email}</a> {failed.instead}
      </p>
      <p ref={bringIntoView}>
        <span>{whole ? '' : `${failed.long} `}</span>
        <button type="button" onClick={({ currentTarget }) => copy(currentTarget.form!)}>
          {result ?? failed.copy}
        </button>
        {/* Orca ignores a button's new name. */}
        <LiveRegion>{result}</LiveRegion>
      </p>
    </>
  );
}
