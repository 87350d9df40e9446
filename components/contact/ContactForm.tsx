'use client';

import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Icon } from '@/components/ui/Icon';
import type { Role } from '@/lib/browser/contact/role';
import { useContactForm } from '@/lib/browser/contact/use-contact-form';
import { useHydrated } from '@/lib/browser/use-hydrated';
import type { FormContent } from '@/lib/content/contact';
import { bellId } from './Bell';
import { ContactFields } from './ContactFields';
import styles from './ContactForm.module.css';
import { ContactNotice } from './ContactNotice';

type Props = { content: FormContent; roles: readonly Role[]; email: string; thanks: ReactNode };

/** Moves the focus to the thanks, and rings the bell three times, as after a fight. A bell that cannot move has no button. */
function celebrate(thanks: HTMLElement | null) {
  if (!thanks) return;
  thanks.focus();
  const bell = document.querySelector<HTMLButtonElement>(`#${bellId} button`);
  for (const delay of [0, 350, 700]) setTimeout(() => bell?.click(), delay);
}

/**
 * The contact form. Its fields are uncontrolled, so that text typed before hydration is kept. With `method="dialog"`, no browser
 * ever puts the message in the URL (https://html.spec.whatwg.org/#form-submission-algorithm).
 */
export function ContactForm({ content, roles, email, thanks }: Props) {
  const { form, state, edit, send, stop } = useContactForm(roles);
  const hydrated = useHydrated();
  const busy = state.step === 'sending' || state.step === 'slow';

  if (state.step === 'sent')
    return (
      <>
        <div ref={celebrate} className={styles.sent} data-tone="bone" role="alert" tabIndex={-1}>
          {thanks}
        </div>
        <ButtonLink link={content.next} />
      </>
    );
  return (
    <form
      ref={form}
      tabIndex={-1}
      className={styles.form}
      method="dialog"
      aria-label={content.label}
      data-script={hydrated ? 'running' : 'needed'}
      onSubmit={send}
    >
      <ContactFields labels={content.fields} readOnly={busy} onEdit={edit} />
      <button className={styles.send} disabled={!hydrated} aria-disabled={busy}>
        {/* Elements, since React cannot change a text that a translator has replaced. */}
        <span hidden={hydrated}>{content.loading}</span>
        <span hidden={!hydrated || busy}>{content.send}</span>
        <span hidden={!busy}>{content.sending}</span>
        <Icon name="arrow" />
      </button>
      <ContactNotice content={content} state={state} email={email} onStop={stop} />
    </form>
  );
}
