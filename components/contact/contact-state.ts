import { emptyMessage, fieldNames, type ContactMessage } from '@/lib/contact-fields';
import type { Failure, FailureReason } from './send-message';

export type ContactState = { message: ContactMessage } & (
  | { text: 'unsent'; reason?: FailureReason }
  | { text: 'sending'; isSlow: boolean; wasUnsure: boolean }
  | { text: 'unsure'; reason?: FailureReason }
  | { text: 'sent' }
);

export type ContactEvent =
  | { type: 'text'; message: ContactMessage; isUnsure: boolean }
  | { type: 'send'; message: ContactMessage }
  | { type: 'slow' }
  | { type: 'confirmed' }
  | ({ type: 'failed' } & Failure);

export const initialState: ContactState = { message: emptyMessage, text: 'unsent' };

const isSameText = (one: ContactMessage, other: ContactMessage): boolean =>
  fieldNames.every((name) => one[name] === other[name]);

/** A text that may have arrived stays unsure until a response confirms it or the text changes. */
export function contactReducer(state: ContactState, event: ContactEvent): ContactState {
  switch (event.type) {
    case 'text': {
      const { message, isUnsure } = event;
      if (state.text === 'sending' || state.text === 'sent') return state;
      const isKnown = !isUnsure || state.text === 'unsure';
      if (isKnown && isSameText(message, state.message)) return state;
      if (isUnsure) return { message, text: 'unsure' };
      return state.text === 'unsure' ? { message, text: 'unsent' } : { ...state, message };
    }
    case 'send':
      return {
        message: event.message,
        text: 'sending',
        isSlow: false,
        wasUnsure: state.text === 'unsure' && isSameText(event.message, state.message),
      };
    case 'slow':
      return state.text === 'sending' ? { ...state, isSlow: true } : state;
    case 'confirmed':
      return { message: state.message, text: 'sent' };
    case 'failed': {
      const { message } = state;
      const { reason, isCertain } = event;
      const wasUnsure = state.text === 'sending' && state.wasUnsure;
      return { message, text: isCertain && !wasUnsure ? 'unsent' : 'unsure', reason };
    }
  }
}
