'use client';

import { useRef } from 'react';
import { Plus } from '@/components/ui/Plus';
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
 * The contact form. Its fields keep their own values, so that nothing typed before hydration is lost;
 * `method="dialog"` outside a dialog makes the browser check the fields and then do nothing, so that a form
 * whose script is late or lost neither navigates nor shows the message in the address
 * (https://html.spec.whatwg.org/#form-submission-algorithm, step for "dialog"). Where React does not warn of a
 * difference, lib/browser/early/send.ts may have made one.
 */
export function ContactForm({ content, email }: { content: FormContent; email: string }) {
  const ref = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { state, edit, send, stop } = useContactForm(ref);
  const hydrated = useHydrated();

  // What was pressed goes away with its notice: the focus moves to the button that stays.
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
            {/* An element of its own, for translators: see HeroVideo.tsx. */}
            <span suppressHydrationWarning>{busy ? content.sending : content.send}</span>
            <Plus />
          </button>
          {/* Only what changes in it is announced: an answered press, not the whole notice again. */}
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
