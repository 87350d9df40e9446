'use client';

import { useRef } from 'react';
import { Icon } from '@/components/ui/Icon';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { useContactForm } from '@/lib/browser/use-contact-form';
import { useHydrated } from '@/lib/browser/use-hydrated';
import type { FormContent } from '@/lib/content/types';
import { ContactFields } from './ContactFields';
import styles from './ContactForm.module.css';
import { FailureNotice } from './FailureNotice';
import { SentMessage } from './SentMessage';
import { SlowNotice } from './SlowNotice';
import { WithoutScript } from './WithoutScript';

/**
 * The contact form. Its fields are uncontrolled, so that text typed before hydration is kept. With `method="dialog"`
 * outside a dialog, the browser checks the fields and then does nothing. So a form whose script is late or lost does
 * not navigate or put the message in the URL (https://html.spec.whatwg.org/#form-submission-algorithm, step for
 * "dialog"). `suppressHydrationWarning` marks what lib/browser/early/send.ts may have changed.
 */
export function ContactForm({ content, email }: { content: FormContent; email: string }) {
  const ref = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { state, edit, send, stop } = useContactForm(ref);
  const hydrated = useHydrated();

  // A notice disappears with its button, so the focus moves to the button that stays.
  const fromButton = (act: () => void) => {
    button.current!.focus();
    act();
  };

  if (state.step === 'sent') return <SentMessage>{content.sent}</SentMessage>;

  const busy = state.step === 'sending' || state.step === 'slow';
  return (
    <>
      <form
        ref={ref}
        className={styles.form}
        method="dialog"
        aria-label={content.label}
        data-script={hydrated ? 'running' : 'needed'}
        data-early="send"
        data-sending={content.sending}
        onSubmit={(event) => {
          event.preventDefault();
          fromButton(send);
        }}
        onInput={edit}
        suppressHydrationWarning
      >
        <ContactFields labels={content.fields} readOnly={busy} />
        <div className={styles.row}>
          <button
            ref={button}
            className={styles.send}
            type="submit"
            aria-disabled={busy}
            suppressHydrationWarning
          >
            {/* The only text in its element, for translators: see LoopVideo.tsx. */}
            <span suppressHydrationWarning>{busy ? content.sending : content.send}</span>
            <Icon name="arrow" />
          </button>
          {/* Assistive technology announces only what changes, such as a pressed button, not the whole notice. */}
          <div className={styles.notice} role="alert" aria-atomic="false">
            {state.step === 'slow' && <SlowNotice content={content.slow} onStop={() => fromButton(stop)} />}
            {state.step === 'failed' && (
              <FailureNotice content={content.failed} failure={state} email={email} />
            )}
          </div>
          {(state.step === 'editing' || state.step === 'sending') && (
            <p className={styles.hint}>{content.hint}</p>
          )}
          <VisuallyHidden role="status">{busy ? content.sending : ''}</VisuallyHidden>
        </div>
      </form>
      {!hydrated && <WithoutScript content={content.withoutScript} email={email} />}
    </>
  );
}
