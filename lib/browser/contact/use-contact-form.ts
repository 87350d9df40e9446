import { useLayoutEffect, useRef, useState } from 'react';
import { emptyText, fillFields, isSameText, readDraft, readFields, rememberForm, saveDraft } from './draft';
import { failureOf, outlivesPage, post, type Failure } from './message';
import { fillRole, type Role } from './role';

export type State = { step: 'editing' | 'sending' | 'slow' | 'sent' } | ({ step: 'failed' } & Failure);

/** In milliseconds: how long a request may take before the form calls it slow, and the minimum interval between requests. */
const [patience, rest] = [10_000, 1000];

/** The contact form's state, request and draft. The fields own the text; the draft is a copy of what was typed last. */
export function useContactForm(roles: readonly Role[]) {
  const form = useRef<HTMLFormElement>(null);
  const request = useRef<AbortController>(null);
  const began = useRef(-Infinity);
  const [state, setState] = useState<State>({ step: 'editing' });
  // If a translator or an extension has changed the page, React draws another form in place of the one in it.
  const [carryOver] = useState(rememberForm);

  const edit = () => {
    const message = readFields(form.current!);
    saveDraft(message);
    // The e-mail link has the current text. "We do not know" holds for the text that was sent, and no other.
    if (state.step === 'failed') setState(state.isUnsent ? { ...state, message } : { step: 'editing' });
  };

  const stop = () => request.current?.abort();

  const send = async () => {
    if (request.current) return;
    const { signal } = (request.current = new AbortController());
    const message = readFields(form.current!);
    saveDraft({ ...message, isUnconfirmed: true });
    onbeforeunload = outlivesPage(message) ? null : () => true;
    setState({ step: 'sending' });
    const pause = began.current + rest - performance.now();
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    began.current = performance.now();
    const online = navigator.onLine;
    const timer = setTimeout(() => setState({ step: 'slow' }), patience);
    const status = await post(message, signal);
    clearTimeout(timer);
    onbeforeunload = null;
    request.current = null;
    // An offline browser fails immediately.
    const wasOnline = online || performance.now() - began.current > patience;
    const failure = signal.aborted ? { isUnsent: false } : failureOf(status, wasOnline);
    // Another text, which was typed since then, stays.
    const isLast = isSameText(readDraft(), message);
    if (isLast && (status === 200 || failure.isUnsent)) saveDraft(status === 200 ? emptyText : message);
    setState(status === 200 ? { step: 'sent' } : { step: 'failed', ...failure, message });
  };

  useLayoutEffect(() => {
    const element = form.current!;
    carryOver(element);
    const draft = readDraft();
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    // After Back, a browser restores what this page had when it was left. The draft may be newer.
    const isRestored = visit?.type === 'back_forward' && !element.contains(document.activeElement);
    if (isRestored) fillFields(element, draft);
    const message = readFields(element);
    if (!isSameText(draft, message)) saveDraft(message);
    // The visitor comes back to a message whose request outlived its page.
    else if (draft.isUnconfirmed) setState({ step: 'failed', isUnsent: false, message });

    fillRole(element, roles);
    // After a press on a role, Tab goes on to the first field.
    const chooseRole = () => fillRole(element, roles) && element.focus({ preventScroll: true });
    addEventListener('hashchange', chooseRole);

    // A page restored from the back/forward cache first receives any response that arrived meanwhile. Firefox drops the
    // request.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      const open = request.current;
      if (persisted) setTimeout(() => open?.abort(), rest);
    };
    addEventListener('pageshow', comeBack);
    return () => {
      removeEventListener('hashchange', chooseRole);
      removeEventListener('pageshow', comeBack);
    };
  }, [carryOver, roles]);

  // A notice disappears with its button, so the focus moves to the button that stays.
  useLayoutEffect(() => {
    const isLost = state.step !== 'editing' && document.activeElement === document.body;
    if (isLost) form.current?.querySelector('button')!.focus();
  }, [state.step]);

  return { form, state, edit, send, stop };
}
