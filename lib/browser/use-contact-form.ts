import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import {
  contactFailure,
  isCertainlyUnsent,
  outlivesPage,
  sendContactMessage,
  type ContactFailure,
  type ContactMessage,
} from './contact';
import { fillFields, readFields } from './contact-fields';
import { emptyDraft, readDraft, saveDraft, type Draft } from './draft';
import { rememberSent, wasSent } from './sent';

/** A message without a confirmation. `isUnsent` is true if it certainly did not arrive. */
export type Failure = { reason: ContactFailure; isUnsent: boolean; message: ContactMessage };

export type ContactState = { step: 'editing' | 'sending' | 'slow' | 'sent' } | ({ step: 'failed' } & Failure);

/** How long the form waits for a response before it shows that sending takes long, in milliseconds. */
const patience = 10_000;

/**
 * The contact form's state, draft and request.
 *
 * @param ref the form; its fields are uncontrolled
 * @returns `state`; `edit`, to call after a field changes; `send`; `stop`, which aborts the request
 */
export function useContactForm(ref: RefObject<HTMLFormElement | null>) {
  const request = useRef<AbortController>(null);
  const [state, setState] = useState<ContactState>({ step: 'editing' });
  // If the page was translated before hydration, React replaces the exported form (tools/publish/fast/page.ts).
  const [exported] = useState(() => (typeof document === 'undefined' ? null : document.forms[0]));

  const keep = useCallback((draft: Draft) => {
    saveDraft(draft);
    // The notice's e-mail link has the current text of the form, not the text that failed.
    setState((current) => (current.step === 'failed' ? { ...current, message: draft } : current));
  }, []);

  const edit = () => keep(readFields(ref.current!));

  const send = useCallback(async () => {
    if (request.current) return;
    request.current = new AbortController();
    const message = readFields(ref.current!);
    let online = navigator.onLine;
    // A visitor who leaves now and comes back finds this draft.
    saveDraft({ ...message, unconfirmed: true });
    onbeforeunload = outlivesPage(message) ? null : () => true;
    setState({ step: 'sending' });
    const timer = setTimeout(() => {
      // An offline browser would have failed immediately.
      online = true;
      setState({ step: 'slow' });
    }, patience);
    try {
      await sendContactMessage(message, request.current.signal);
      rememberSent(message);
      saveDraft(emptyDraft);
      setState({ step: 'sent' });
    } catch (error) {
      console.error(error);
      const isUnsent = isCertainlyUnsent(error, online);
      if (isUnsent) saveDraft(message);
      setState({ step: 'failed', reason: contactFailure(error, online), isUnsent, message });
    } finally {
      clearTimeout(timer);
      onbeforeunload = null;
      request.current = null;
    }
  }, [ref]);

  const stop = () => request.current?.abort();

  useEffect(() => {
    /**
     * Fills the form with the draft, which is newer than what the browser restores. A draft that was sent, in another
     * tab or later in this tab's history, leaves the form empty.
     */
    const restore = () => {
      const form = ref.current;
      if (!form || request.current) return;
      const { unconfirmed, ...texts } = readDraft();
      fillFields(form, texts);
      if (wasSent(readFields(form))) fillFields(form, emptyDraft);
      const message = readFields(form);
      const isUnconfirmed = unconfirmed === true && message.message !== '';
      keep({ ...message, unconfirmed: isUnconfirmed });
      if (isUnconfirmed) setState({ step: 'failed', reason: 'unreachable', isUnsent: false, message });
      if (!message.message) setState({ step: 'editing' });
    };

    const form = ref.current!;
    const seen = exported ?? form;
    fillFields(form, readFields(seen));
    // early/send.ts sets it if Send is pressed before hydration.
    if (seen.dataset.pressed === undefined) restore();
    else void send();
    addEventListener('pageshow', restore);
    addEventListener('storage', restore);
    return () => {
      removeEventListener('pageshow', restore);
      removeEventListener('storage', restore);
    };
  }, [exported, keep, ref, send]);

  return { state, edit, send, stop };
}
