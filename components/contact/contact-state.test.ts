/** @jest-environment node */
import { message } from '@/lib/fixtures/message';
import { contactReducer, initialState, type ContactEvent, type ContactState } from './contact-state';

const other = { ...message, message: 'Another text' };
const text = (content = message, isUnsure = false): ContactEvent => ({
  type: 'edited',
  message: content,
  isUnsure,
});
const send: ContactEvent = { type: 'send', message };
const refused: ContactEvent = { type: 'failed', reason: 'refused', isCertain: true };
const lost: ContactEvent = { type: 'failed', reason: 'unreachable', isCertain: false };
const confirmed: ContactEvent = { type: 'confirmed' };

const after = (...events: ContactEvent[]): ContactState =>
  [text(), ...events].reduce(contactReducer, initialState);

it.each([
  ['unsent after a certain failure', 'unsent', [send, refused]],
  ['unsure without a response', 'unsure', [send, lost]],
  ['unsure after a later try that certainly failed', 'unsure', [send, lost, send, refused]],
  ['sent after a later try that was confirmed', 'sent', [send, lost, send, confirmed]],
  ['unsure if the tab remembers that, also from another page', 'unsure', [text(message, true)]],
  ['unsure after it was filled in again', 'unsure', [send, lost, text()]],
  ['unsent once it has changed', 'unsent', [send, lost, text(other)]],
  ['sending while it is sent, whatever the fields have', 'sending', [send, text(other)]],
  ['sent once it is confirmed, whatever comes later', 'sent', [send, confirmed, text(other)]],
])('a text is %s', (_when, known, events) => {
  expect(after(...events).status).toBe(known);
});

it('keeps the reason for a certain failure while the text changes, and drops the reason for an unsure one', () => {
  expect(after(send, refused, text(other))).toEqual({ message: other, status: 'unsent', reason: 'refused' });
  expect(after(send, lost, text(other))).toEqual({ message: other, status: 'unsent' });
});
