import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { subscribeTo } from '@/lib/browser/subscribe-to';
import { loadRecord, saveRecord, type ContactRecord } from './contact-record';
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
  const latest = useRef(initialState);
  const [state, setState] = useState(initialState);
  const [{ earlyForm, focusedId }] = useState(findEarlyForm);

  /** Changes the state at once, so that a second press sees what the first one did before React renders it. */
  const dispatch = useCallback((event: ContactEvent) => {
    latest.current = contactReducer(latest.current, event);
    const { record, request } = latest.current;
    saveRecord(record);
    const needsPage = request && !outlivesPage(record.message);
    onbeforeunload = needsPage ? () => true : null;
    setState(latest.current);
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

  const stop = () => {
    latest.current.request?.controller.abort();
    // The button that was pressed goes.
    form.current!.querySelector<HTMLElement>('button[type=submit]')!.focus();
  };

  const send = async () => {
    if (latest.current.request || isConfirmed(latest.current)) return;
    const message = readFields(form.current!);
    const controller = new AbortController();
    dispatch({ type: 'sent', message, controller });
    const isAwaited = () => latest.current.request?.controller === controller;
    const sayIfSlow = () => {
      if (isAwaited()) dispatch({ type: 'slow' });
    };
    setTimeout(sayIfSlow, slowAfterMs);
    const pause = new Promise((resolve) => setTimeout(resolve, shortestFailureMs));

    const status = await post(message, controller.signal);
    if (status !== 200) await pause;
    if (!isAwaited()) return;
    if (status === 200) return dispatch({ type: 'confirmed' });
    const failure = controller.signal.aborted ? { isCertain: false } : failureOf(status, navigator.onLine);
    dispatch({ type: 'failed', ...failure });
    // A script may have changed a field meanwhile, as dictation does.
    edit();
  };

  useLayoutEffect(() => {
    const showRecord = (record: ContactRecord) => {
      fillFields(form.current!, record.message);
      dispatch({ type: 'arrived', record });
    };
    showRecord(loadRecord() ?? { message: readFields(earlyForm ?? form.current!) });
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const linked = senders.find(({ id }) => location.hash === `#${id}`);
    const subject = fieldOf(form.current!, 'subject');
    if (linked && visit?.type === 'navigate' && subject.value === '') {
      subject.value = linked.text;
      edit();
    }

    // The message is still sent, but what becomes of it is not waited for: Firefox 140 (2025-06) never tells it after
    // Back.
    const leave = () => dispatch({ type: 'failed', isCertain: false });
    // Another page of the tab may have changed the record. Without storage, the page from the cache has the only one.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted && !isConfirmed(latest.current)) showRecord(loadRecord() ?? latest.current.record);
    };
    const stopListening = subscribeTo(window, { pagehide: leave, pageshow: comeBack });
    return () => {
      leave();
      stopListening();
    };
  }, [dispatch, earlyForm, edit, senders]);

  useEffect(() => {
    const isFocusLost = focusedId && document.activeElement === document.body;
    if (isFocusLost) document.getElementById(focusedId)?.focus({ preventScroll: true });
    if (earlyForm && takeOver(earlyForm)) form.current!.requestSubmit();
  }, [earlyForm, focusedId]);

  return { form, state, edit, choose, send, stop };
}
