import { emptyMessage, fieldNames, type ContactMessage } from '@/lib/contact-fields';
import type { Failure, FailureReason } from './send-message';

export type ContactState = { message: ContactMessage } & (
  | { status: 'unsent'; reason?: FailureReason }
  | { status: 'sending'; isSlow: boolean; wasUnsure: boolean }
  | { status: 'unsure'; reason?: FailureReason }
  | { status: 'sent' }
);

export type ContactEvent =
  | { type: 'edited'; message: ContactMessage; isUnsure: boolean }
  | { type: 'send'; message: ContactMessage }
  | { type: 'slow' }
  | { type: 'confirmed' }
  | ({ type: 'failed' } & Failure);

export const isFailed = (state: ContactState): state is ContactState & { status: 'unsent' | 'unsure' } =>
  state.status === 'unsure' || (state.status === 'unsent' && state.reason !== undefined);

export const initialState: ContactState = { message: emptyMessage, status: 'unsent' };

const isSameText = (one: ContactMessage, other: ContactMessage): boolean =>
  fieldNames.every((name) => one[name] === other[name]);

/** A text that may have arrived stays unsure until a response confirms it or the text changes. */
export function contactReducer(state: ContactState, event: ContactEvent): ContactState {
  switch (event.type) {
    case 'edited': {
      const { message, isUnsure } = event;
      if (state.status === 'sending' || state.status === 'sent') return state;
      const isKnown = !isUnsure || state.status === 'unsure';
      if (isKnown && isSameText(message, state.message)) return state;
      if (isUnsure) return { message, status: 'unsure' };
      return state.status === 'unsure' ? { message, status: 'unsent' } : { ...state, message };
    }
    case 'send':
      return {
        message: event.message,
        status: 'sending',
        isSlow: false,
        wasUnsure: state.status === 'unsure' && isSameText(event.message, state.message),
      };
    case 'slow':
      return state.status === 'sending' ? { ...state, isSlow: true } : state;
    case 'confirmed':
      return { message: state.message, status: 'sent' };
    case 'failed': {
      const { message } = state;
      const { reason, isCertain } = event;
      const wasUnsure = state.status === 'sending' && state.wasUnsure;
      return { message, status: isCertain && !wasUnsure ? 'unsent' : 'unsure', reason };
    }
  }
}
