import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { emptyMessage } from '@/lib/contact-fields';
import { contactReducer, initialState, type ContactEvent } from './contact-state';
import { fieldOf, fillFields, readFields, rememberForm } from './form-elements';
import { failureOf, outlivesPage, post } from './send-message';
import { toggleSender, type Sender } from './sender';
import { recallStatus, rememberStatus, saveDraft } from './session-storage';

const slowAfterMs = 10_000;
const pauseMs = 1000;

function editedEvent(form: Element): ContactEvent {
  const message = readFields(form);
  return { type: 'edited', message, isUnsure: recallStatus(message) === 'unsure' };
}

/** The fields hold the text. The state says whether it was sent. */
export function useContactForm(senders: readonly Sender[]) {
  const form = useRef<HTMLFormElement>(null);
  const request = useRef<AbortController>(undefined);
  const began = useRef(-Infinity);
  const [state, dispatch] = useReducer(contactReducer, initialState);
  const [carryOver] = useState(rememberForm);

  const edit = () => {
    saveDraft(readFields(form.current!));
    dispatch(editedEvent(form.current!));
  };

  const choose = (sender: Sender) => {
    const subject = fieldOf(form.current!, 'subject');
    subject.value = toggleSender(subject.value, sender, senders);
    edit();
    return subject.value;
  };

  const stop = () => request.current?.abort();

  const send = async () => {
    if (request.current) return;
    try {
      const { signal } = (request.current = new AbortController());
      const message = readFields(form.current!);
      onbeforeunload = outlivesPage(message) ? null : () => true;
      dispatch({ type: 'send', message });
      const wait = began.current + pauseMs - performance.now();
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      began.current = performance.now();
      const status = await post(message, signal);
      if (status === 200) dispatch({ type: 'confirmed' });
      else if (signal.aborted) dispatch({ type: 'failed', isCertain: false });
      else dispatch({ type: 'failed', ...failureOf(status, navigator.onLine) });
    } catch (error) {
      // `post` does not throw, so no request was made.
      console.error(error);
      dispatch({ type: 'failed', reason: 'unsupported', isCertain: true });
    }
    onbeforeunload = null;
    request.current = undefined;
  };

  useLayoutEffect(() => {
    const element = form.current!;
    carryOver(element);

    const arrive = () => {
      if (recallStatus(readFields(element)) === 'sent') fillFields(element, emptyMessage);
      dispatch(editedEvent(element));
    };
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    // On other visits, the browser restores the fields.
    if (visit?.type === 'navigate') {
      const subject = fieldOf(element, 'subject');
      subject.value ||= senders.find(({ id }) => location.hash === `#${id}`)?.text ?? '';
      saveDraft(readFields(element));
    }
    arrive();

    // After the back/forward cache, waits for a response that came meanwhile. Firefox drops the request.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      const open = request.current;
      if (open) setTimeout(() => open.abort(), pauseMs);
      else if (element.isConnected) arrive();
    };
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, [carryOver, senders]);

  useEffect(() => {
    const element = form.current!;
    element.onsubmit = null;
    if (element.dataset.waiting === undefined) return;
    delete element.dataset.waiting;
    element.requestSubmit();
  }, []);

  useLayoutEffect(() => {
    if (state.status === 'sending') rememberStatus(state.message, 'unsure');
    else if (state.status !== 'unsent' || state.reason) rememberStatus(state.message, state.status);
  }, [state]);

  const isSending = state.status === 'sending';
  useEffect(() => {
    if (!isSending) return;
    const timer = setTimeout(() => dispatch({ type: 'slow' }), slowAfterMs);
    return () => clearTimeout(timer);
  }, [isSending]);

  useLayoutEffect(() => {
    const isLost = state.status !== 'unsent' && document.activeElement === document.body;
    if (isLost) form.current?.querySelector<HTMLElement>('button[type=submit]')?.focus();
  }, [state.status]);

  return { form, state, edit, choose, send, stop };
}
