import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { loadRecord, saveRecord } from './contact-record';
import { contactReducer, initialState, isConfirmed, type ContactEvent } from './contact-state';
import { fieldOf, fillFields, findEarlyForm, readFields, takeOver } from './form-elements';
import { failureOf, outlivesPage, post } from './send-message';
import { toggleSender, type Sender } from './sender';

const slowAfterMs = 10_000;
/** So that Enter, when it is held, sends at most one request a second. */
const shortestFailureMs = 1000;

/** The record (contact-record.ts) is the truth, and the fields show it. */
export function useContactForm(senders: readonly Sender[]) {
  const form = useRef<HTMLFormElement>(null);
  const current = useRef(initialState);
  const [state, setState] = useState(initialState);
  const request = useRef<AbortController>(undefined);
  const [{ earlyForm, focusedId }] = useState(findEarlyForm);

  /** Changes the state at once, so that a second press sees what the first one did before React renders it. */
  const dispatch = useCallback((event: ContactEvent) => {
    current.current = contactReducer(current.current, event);
    saveRecord(current.current.record);
    setState(current.current);
  }, []);

  const edit = useCallback(
    () => dispatch({ type: 'edited', message: readFields(form.current!) }),
    [dispatch],
  );

  const choose = (sender: Sender) => {
    const subject = fieldOf(form.current!, 'subject');
    subject.value = toggleSender(subject.value, sender, senders);
    edit();
    return subject.value;
  };

  const stop = () => request.current?.abort();

  const send = async () => {
    if (current.current.request || isConfirmed(current.current)) return;
    const message = readFields(form.current!);
    dispatch({ type: 'sent', message });
    const sending = new AbortController();
    request.current = sending;
    const isAwaited = () => request.current === sending;
    onbeforeunload = outlivesPage(message) ? null : () => true;
    setTimeout(() => isAwaited() && dispatch({ type: 'slow' }), slowAfterMs);
    const pause = new Promise((resolve) => setTimeout(resolve, shortestFailureMs));

    const status = await post(message, sending.signal);
    if (status !== 200) await pause;
    if (!isAwaited()) return;
    onbeforeunload = null;
    if (status === 200) return dispatch({ type: 'confirmed' });
    const failure = sending.signal.aborted ? { isCertain: false } : failureOf(status, navigator.onLine);
    dispatch({ type: 'failed', ...failure });
    // A script may have changed a field meanwhile, as dictation does.
    edit();
  };

  useLayoutEffect(() => {
    const showRecord = (from: Element) => {
      const record = loadRecord() ?? { message: readFields(from) };
      fillFields(form.current!, record.message);
      dispatch({ type: 'arrived', record });
    };
    showRecord(earlyForm ?? form.current!);
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const linked = senders.find(({ id }) => location.hash === `#${id}`);
    const subject = fieldOf(form.current!, 'subject');
    if (linked && visit?.type === 'navigate' && subject.value === '') {
      subject.value = linked.text;
      edit();
    }

    // The message is still sent, but what becomes of it is not waited for: Firefox 140 never tells it after Back.
    const leave = () => {
      request.current = undefined;
      onbeforeunload = null;
      dispatch({ type: 'failed', isCertain: false });
    };
    // Another page of the tab may have changed the record.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted && !isConfirmed(current.current)) showRecord(form.current!);
    };
    addEventListener('pagehide', leave);
    addEventListener('pageshow', comeBack);
    return () => {
      // The form is gone, because it is broken.
      request.current = undefined;
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', comeBack);
    };
  }, [dispatch, earlyForm, edit, senders]);

  useEffect(() => {
    const isFocusLost = focusedId && document.activeElement === document.body;
    if (isFocusLost) document.getElementById(focusedId)?.focus({ preventScroll: true });
    if (earlyForm && takeOver(earlyForm)) form.current!.requestSubmit();
  }, [earlyForm, focusedId]);

  const isSending = state.request !== undefined;
  useLayoutEffect(() => {
    // The button that was pressed may be gone.
    const isFocusLost = request.current && document.activeElement === document.body;
    if (isFocusLost) form.current?.querySelector<HTMLElement>('button[type=submit]')?.focus();
  }, [isSending]);

  return { form, state, edit, choose, send, stop };
}
