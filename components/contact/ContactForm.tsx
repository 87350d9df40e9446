'use client';

import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Plus } from '@/components/ui/Plus';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { contactFailure, sendContactMessage, type ContactFailure, type ContactMessage } from '@/lib/contact';
import type { FormWords } from '@/lib/content/types';
import { clearDraft, readDraft, saveDraft } from '@/lib/draft';
import { useHydrated } from '@/lib/use-hydrated';
import { ContactFields, contactFields } from './ContactFields';
import styles from './ContactForm.module.css';
import { FailureNotice } from './FailureNotice';
import { SentMessage } from './SentMessage';
import { WithoutScript } from './WithoutScript';

type State =
  | { step: 'editing' | 'sending' | 'sent' }
  | { step: 'failed'; failure: ContactFailure; message: ContactMessage };

const values = (form: HTMLFormElement) =>
  Object.fromEntries(contactFields(form).map((field) => [field.name, field.value])) as ContactMessage;

/**
 * What stands in the page's form before this one: where a translator was faster than the scripts, React draws a new
 * form in its place (see scripts/export/page.mjs).
 */
function readPage(): Partial<ContactMessage> {
  const form = typeof document === 'undefined' ? null : document.querySelector('form');
  return form ? Object.fromEntries(Object.entries(values(form)).filter(([, value]) => value)) : {};
}

/**
 * The contact form. Its fields keep their own values, so that nothing typed before hydration is lost;
 * `method="dialog"` outside a dialog makes the browser check the fields and then do nothing, so that a form
 * whose script is late or lost neither navigates nor shows the message in the address
 * (https://html.spec.whatwg.org/#form-submission-algorithm, step for "dialog").
 */
export function ContactForm({ words, email }: { words: FormWords; email: string }) {
  const ref = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const sending = useRef(false);
  const hydrated = useHydrated();
  const [state, setState] = useState<State>({ step: 'editing' });
  const [early] = useState(readPage);

  useEffect(() => {
    const form = ref.current!;
    const draft = { ...readDraft(), ...early };
    for (const field of contactFields(form)) {
      const kept = draft[field.name as keyof ContactMessage];
      if (field.value === '' && typeof kept === 'string') field.value = kept;
    }
    saveDraft(values(form));
  }, [early]);

  const keep = (event: FormEvent<HTMLFormElement>) => {
    const message = values(event.currentTarget);
    saveDraft(message);
    // The notice's e-mail link carries what stands in the form, not what failed.
    setState((current) => (current.step === 'failed' ? { ...current, message } : current));
  };

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    const message = values(event.currentTarget);
    // "Try again" goes away with its notice: the focus moves to the button that stays.
    button.current!.focus();
    setState({ step: 'sending' });
    try {
      await sendContactMessage(message);
      clearDraft();
      setState({ step: 'sent' });
    } catch (error) {
      console.error(error);
      setState({ step: 'failed', failure: contactFailure(error, navigator.onLine), message });
    } finally {
      sending.current = false;
    }
  };

  if (state.step === 'sent') return <SentMessage>{words.sent}</SentMessage>;

  const busy = state.step === 'sending';
  return (
    <>
      <form
        ref={ref}
        className={styles.form}
        method="dialog"
        aria-label={words.label}
        onSubmit={send}
        onInput={keep}
      >
        <ContactFields labels={words.fields} readOnly={busy} />
        <div className={styles.row}>
          <button ref={button} className={styles.send} type="submit" aria-disabled={busy}>
            {/* An element of its own, for translators: see HeroVideo.tsx. */}
            <span>{busy ? words.sending : words.send}</span>
            <Plus />
          </button>
          <div className={styles.notice} role="alert">
            {state.step === 'failed' && (
              <FailureNotice
                words={words.failed}
                failure={state.failure}
                email={email}
                subject={state.message.subject}
                message={state.message.message}
              />
            )}
          </div>
          {state.step !== 'failed' && <p className={styles.hint}>{words.hint}</p>}
          <VisuallyHidden role="status">{busy && words.sending}</VisuallyHidden>
        </div>
      </form>
      {!hydrated && <WithoutScript words={words.withoutScript} email={email} />}
    </>
  );
}
