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

/** What became of a message that has no confirmation; `isUnsent` where it is certain that it did not arrive. */
export type Failure = { reason: ContactFailure; isUnsent: boolean; message: ContactMessage };

export type ContactState = { step: 'editing' | 'sending' | 'slow' | 'sent' } | ({ step: 'failed' } & Failure);

/** How long a backend may take before the visitor hears that it takes long, in milliseconds. */
const patience = 10_000;

/**
 * The contact form's state: its draft, and what becomes of its message.
 *
 * @param ref the form, whose fields keep their own values
 * @returns `state`; `edit`, to be called after a field has changed; `send`; `stop`, which ends a request under way
 */
export function useContactForm(ref: RefObject<HTMLFormElement | null>) {
  const request = useRef<AbortController>(null);
  const [state, setState] = useState<ContactState>({ step: 'editing' });
  // Where a translator was faster than the scripts, React draws a new form in its place (tools/publish/fast/page.ts).
  const [exported] = useState(() => (typeof document === 'undefined' ? null : document.forms[0]));

  const keep = useCallback((draft: Draft) => {
    saveDraft(draft);
    // The notice's e-mail link carries what is in the form now, not what failed.
    setState((current) => (current.step === 'failed' ? { ...current, message: draft } : current));
  }, []);

  const edit = () => keep(readFields(ref.current!));

  const send = useCallback(async () => {
    if (request.current) return;
    request.current = new AbortController();
    const message = readFields(ref.current!);
    let online = navigator.onLine;
    // What the visitor finds who leaves now and comes back.
    saveDraft({ ...message, unconfirmed: true });
    onbeforeunload = outlivesPage(message) ? null : () => true;
    setState({ step: 'sending' });
    const timer = setTimeout(() => {
      // Offline, it would have failed at once.
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
     * Gives the fields the draft, which is newer than what a browser restores by itself, unless it was sent: in
     * another tab, or further on in this tab's history.
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
    // early/send.ts has noted that Send was pressed.
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
