'use client';

import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Icon } from '@/components/ui/Icon';
import { useIsland } from '@/components/ui/Island';
import type { FormContent } from '@/lib/schema/pages';
import { hasFailed, isConfirmed } from './contact-state';
import { bringIntoView, formId } from './form-elements';
import { senderOf, type Sender } from './sender';
import { useContactForm } from './use-contact-form';
import { ContactFields } from './ContactFields';
import { ContactNotice } from './ContactNotice';
import { ChosenSender, SenderChoice, type DrawnSenders } from './SenderChoice';
import styles from './ContactForm.module.css';

type Props = {
  content: FormContent;
  senders: DrawnSenders;
  email: string;
  thanks: ReactNode;
};

const focus = (thanks: HTMLElement | null) => thanks?.focus({ preventScroll: true });

/** The rest of a double click or of a held Enter sends nothing: it may have begun on Stop, which Send replaces. */
const firstPressOnly = {
  onClick: (event: MouseEvent) => {
    if (event.detail > 1) event.preventDefault();
  },
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.repeat) event.preventDefault();
  },
};

/** Uncontrolled fields keep text that was typed before hydration. `method="dialog"` keeps it out of the URL. */
export function ContactForm({ content, senders, email, thanks }: Props) {
  const { form, state, edit, choose, send, stop } = useContactForm(senders.names);
  const { marker } = useIsland();
  const isSending = state.request !== undefined;
  const chosen = senderOf(state.record.message.subject, senders.names);

  /** @returns what screen readers say of it */
  const chooseSender = (sender: Sender) => {
    const subject = choose(sender);
    return `${content.fields.subject}: ${subject || content.empty}`;
  };

  if (isConfirmed(state))
    return (
      <div ref={bringIntoView} className={styles.outcome}>
        {chosen && <ChosenSender line={chosen.line} you={senders.you} />}
        <div ref={focus} className={styles.sent} data-theme="light" role="alert" tabIndex={-1}>
          {thanks}
        </div>
        <ButtonLink link={content.next} isAction className={styles.next} />
      </div>
    );
  return (
    <form
      id={formId}
      ref={form}
      className={styles.form}
      method="dialog"
      aria-label={content.ariaLabel}
      {...marker}
      suppressHydrationWarning
      onInput={edit}
      onSubmit={send}
    >
      <SenderChoice senders={senders} chosen={chosen} isResting={isSending} onChoose={chooseSender} />
      <div className={styles.fields} data-failed={hasFailed(state) || undefined}>
        <ContactFields labels={content.fields} readOnly={isSending} />
        <button
          type="submit"
          className={styles.send}
          aria-disabled={isSending || undefined}
          {...firstPressOnly}
        >
          {/* Each text has its own element: React cannot change a text that a translator has replaced. */}
          <span hidden={isSending || hasFailed(state)}>{content.send}</span>
          <span hidden={!hasFailed(state)}>{content.failed.retry}</span>
          <span hidden={!isSending}>{content.sending}</span>
          {isSending || <Icon name="arrow" />}
        </button>
        <ContactNotice content={content} state={state} email={email} onStop={stop} />
      </div>
    </form>
  );
}
