'use client';

import { useRef } from 'react';
import { Icon } from '@/components/ui/Icon';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { useContactForm } from '@/lib/browser/contact/use-contact-form';
import { useHydrated } from '@/lib/browser/use-hydrated';
import type { FormContent } from '@/lib/content/types';
import { ContactFields } from './ContactFields';
import styles from './ContactForm.module.css';
import { EmailInstead } from './EmailInstead';
import { FailureNotice, OtherWays } from './FailureNotice';

/**
 * The contact form. Its fields are uncontrolled, so that text typed before hydration is kept. With `method="dialog"`
 * outside a dialog, the browser checks the fields and then does nothing. So a form whose script is late or lost does
 * not navigate or put the message in the URL (https://html.spec.whatwg.org/#form-submission-algorithm, step for
 * "dialog"). While the button is disabled, the styles show that the form sends: before React runs, early.ts disables it.
 */
export function ContactForm({ content, email }: { content: FormContent; email: string }) {
  const button = useRef<HTMLButtonElement>(null);
  const { form, state, edit, send, stop } = useContactForm();
  const hydrated = useHydrated();

  // A notice disappears with its button, so the focus moves to the button that stays.
  const fromButton = (act: () => void) => {
    button.current!.focus();
    act();
  };

  if (state.step === 'sent')
    return (
      <p ref={(box) => box?.focus()} className={styles.sent} data-tone="bone" role="alert" tabIndex={-1}>
        <Icon name="check" />
        {content.sent}
      </p>
    );

  const isSlow = state.step === 'slow';
  const failure = state.step === 'failed' && state;
  const isNoticed = isSlow || failure;
  const busy = isSlow || state.step === 'sending';
  return (
    <>
      <form
        ref={form}
        className={styles.form}
        method="dialog"
        aria-label={content.label}
        data-script={hydrated ? 'running' : 'needed'}
        data-early="contact/early"
        onSubmit={() => fromButton(send)}
        onInput={edit}
      >
        <ContactFields labels={content.fields} readOnly={busy} />
        <button ref={button} className={styles.send} aria-disabled={busy} suppressHydrationWarning>
          <span className={styles.ready}>{content.send}</span>
          <span className={styles.busy}>{content.sending}</span>
          <Icon name="arrow" />
        </button>
        <div className={isNoticed ? styles.notice : undefined}>
          {/* Always in the page: screen readers announce what changes in a region that they know. */}
          <div aria-live="assertive" aria-atomic="true">
            {failure && <Icon name="close" />}
            {state.step === 'sending' && <VisuallyHidden>{content.sending}</VisuallyHidden>}
            {isSlow && <p>{content.slow.text}</p>}
            {failure && <FailureNotice content={content.failed} failure={failure} />}
          </div>
          {isSlow && (
            <p>
              <button type="button" onClick={() => fromButton(stop)}>
                {content.slow.stop}
              </button>
            </p>
          )}
          {failure && <OtherWays content={content.failed} failure={failure} email={email} />}
        </div>
        {!isNoticed && <p className={styles.hint}>{content.hint}</p>}
      </form>
      {!hydrated && <EmailInstead content={content.instead} email={email} />}
    </>
  );
}
