import { useEffect, useRef, useState } from 'react';
import { readDraft, readFields, saveDraft } from './draft';
import { failureOf, outlivesPage, post, type Failure } from './message';

type State = { step: 'editing' | 'sending' | 'slow' | 'sent' } | ({ step: 'failed' } & Failure);

/** How long the form waits for a response before it shows that sending takes long, in milliseconds. */
const patience = 10_000;

/**
 * The contact form's state and request. Its draft belongs to early.ts.
 *
 * @returns `form`, the form's ref; `state`; `edit`, to call after a field changes; `send`; `stop`, which ends the wait
 */
export function useContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const request = useRef<AbortController>(null);
  const [state, setState] = useState<State>({ step: 'editing' });

  // The notice's e-mail link has the current text of the form, not the text that failed.
  const edit = () =>
    setState((last) => (last.step === 'failed' ? { ...last, message: readFields(form.current!) } : last));

  const stop = () => request.current?.abort();

  const send = async () => {
    if (request.current) return;
    const { signal } = (request.current = new AbortController());
    const message = readFields(form.current!);
    let online = navigator.onLine;
    saveDraft({ ...message, isUnconfirmed: true });
    onbeforeunload = outlivesPage(message) ? null : () => true;
    setState({ step: 'sending' });
    const timer = setTimeout(() => {
      // An offline browser would have failed immediately.
      online = true;
      setState({ step: 'slow' });
    }, patience);

    const status = await post(message, signal);
    clearTimeout(timer);
    onbeforeunload = null;
    request.current = null;
    if (status === 200) {
      form.current!.reset();
      saveDraft(readFields(form.current!));
      return setState({ step: 'sent' });
    }
    const failure = signal.aborted ? { isUnsent: false } : failureOf(status, online);
    if (failure.isUnsent) saveDraft(readFields(form.current!));
    setState({ step: 'failed', ...failure, message });
  };

  useEffect(() => {
    // The visitor comes back to a message whose request outlived its page.
    if (!request.current && readDraft()?.isUnconfirmed)
      setState({ step: 'failed', isUnsent: false, message: readFields(form.current!) });

    // A page that the browser kept first hears of a response that came meanwhile. Firefox has dropped the request.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      const open = request.current;
      if (persisted) setTimeout(() => open?.abort(), 1000);
    };
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, []);

  return { form, state, edit, send, stop };
}
