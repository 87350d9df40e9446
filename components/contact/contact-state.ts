import type { ContactMessage } from '@/lib/contact-fields';
import { deliveryOf, emptyRecord, type ContactRecord } from './contact-record';
import type { Failure, FailureReason } from './send-message';

export type ContactState = {
  record: ContactRecord;
  /** Undefined while no request is on its way. `before` is what was sent until then. */
  request?: { controller: AbortController; isSlow: boolean; before: ContactRecord['sent'] };
  /** Why the last request failed. */
  reason?: FailureReason;
};

export type ContactEvent =
  | { type: 'arrived'; record: ContactRecord }
  | { type: 'edited'; message: ContactMessage }
  | { type: 'sent'; message: ContactMessage; controller: AbortController }
  | { type: 'slow' }
  | { type: 'confirmed' }
  | ({ type: 'failed' } & Failure);

export const initialState: ContactState = { record: emptyRecord };

export const isConfirmed = ({ record }: ContactState): boolean => deliveryOf(record) === 'confirmed';

/** Whether what is typed may have arrived, although no request is on its way. */
export const isUnsure = ({ record, request }: ContactState): boolean =>
  !request && deliveryOf(record) === 'unknown';

export const hasFailed = (state: ContactState): boolean => isUnsure(state) || state.reason !== undefined;

export function contactReducer(state: ContactState, event: ContactEvent): ContactState {
  // Nothing takes a confirmation back.
  if (isConfirmed(state)) return state;
  const { record, request } = state;
  switch (event.type) {
    case 'arrived':
      return { record: event.record };
    case 'edited': {
      // While a message is on its way, nothing changes it.
      if (request) return state;
      const edited = { ...state, record: { ...record, message: event.message } };
      // A reason belongs to its own text: to the one that may have arrived, or to another one.
      if (isUnsure(edited) !== isUnsure(state)) return { record: edited.record };
      return edited;
    }
    case 'sent': {
      const { message, controller } = event;
      return {
        record: { message, sent: { message, delivery: 'unknown' } },
        request: { controller, isSlow: false, before: record.sent },
      };
    }
    case 'slow':
      return request ? { ...state, request: { ...request, isSlow: true } } : state;
    case 'confirmed': {
      const { message } = record;
      return { record: { message, sent: { message, delivery: 'confirmed' } } };
    }
    case 'failed': {
      if (!request) return state;
      const { reason, isCertain } = event;
      if (!isCertain) return { record, reason };
      // A text that may have arrived stays so: a later failure is of a later request.
      return { record: { message: record.message, sent: request.before }, reason };
    }
  }
}
