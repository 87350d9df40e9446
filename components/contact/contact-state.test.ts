/** @jest-environment node */
import { message } from '@/lib/fixtures/message';
import { deliveryOf } from './contact-record';
import { contactReducer, initialState, type ContactEvent, type ContactState } from './contact-state';

const other = { ...message, message: 'Another text' };
const type: ContactEvent = { type: 'edited', message };
const typeOther: ContactEvent = { type: 'edited', message: other };
const send: ContactEvent = { type: 'sent', message, controller: new AbortController() };
const sendOther: ContactEvent = { type: 'sent', message: other, controller: new AbortController() };
const refused: ContactEvent = { type: 'failed', reason: 'refused', isCertain: true };
const lost: ContactEvent = { type: 'failed', reason: 'unreachable', isCertain: false };
const confirmed: ContactEvent = { type: 'confirmed' };

const after = (...events: ContactEvent[]): ContactState =>
  [type, ...events].reduce(contactReducer, initialState);

it.each([
  ['none before it is sent', 'none', []],
  ['unknown while it is on its way', 'unknown', [send]],
  ['none after a certain failure', 'none', [send, refused]],
  ['unknown without a response', 'unknown', [send, lost]],
  ['unknown if the visitor returns to it', 'unknown', [send, lost, typeOther, type]],
  ['unknown after a later request that certainly failed', 'unknown', [send, lost, send, refused]],
  [
    'unknown after another text certainly failed',
    'unknown',
    [send, lost, typeOther, sendOther, refused, type],
  ],
  ['none for another text', 'none', [send, lost, typeOther]],
  ['confirmed after a later request that was confirmed', 'confirmed', [send, lost, send, confirmed]],
  ['confirmed, and nothing takes that back', 'confirmed', [send, confirmed, send, refused, typeOther, lost]],
])('the delivery of a text is %s', (_when, delivery, events) => {
  expect(deliveryOf(after(...events).record)).toBe(delivery);
});

it('does not change a message that is on its way', () => {
  expect(after(send, typeOther)).toEqual(after(send));
});

it('ignores a failure that comes after the wait has ended', () => {
  expect(after(send, lost, typeOther, refused)).toEqual(after(send, lost, typeOther));
});

it('keeps the reason for a certain failure while the text changes, and drops the reason for an unsure one', () => {
  expect(after(send, refused, typeOther).reason).toBe('refused');
  expect(after(send, lost, typeOther).reason).toBeUndefined();
});
