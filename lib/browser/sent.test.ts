import { message as typed } from '../fixtures/message';
import { rememberSent, wasSent } from './sent';

const message = { ...typed, message: 'Line\nבוקר 🥊' };
const numbered = (number: number) => ({ ...message, subject: String(number) });

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

it('does not know a message before it is sent', () => {
  expect(wasSent(message)).toBe(false);
});

it('knows a message that was sent', () => {
  rememberSent(message);
  expect(wasSent(message)).toBe(true);
});

it.each(['name', 'email', 'subject', 'message'] as const)(
  'does not know a message with another %s',
  (field) => {
    rememberSent(message);
    expect(wasSent({ ...message, [field]: `${message[field]}!` })).toBe(false);
  },
);

it('does not know a message with the same text in other fields', () => {
  rememberSent({ ...message, name: 'AB', email: 'C' });
  expect(wasSent({ ...message, name: 'A', email: 'BC' })).toBe(false);
});

it('remembers ten messages, and forgets older ones', () => {
  for (let number = 0; number <= 10; number++) rememberSent(numbered(number));
  expect([0, 1, 10].map((number) => wasSent(numbered(number)))).toEqual([false, true, true]);
});

it('stores no text of the message', () => {
  rememberSent(message);
  expect(localStorage).toHaveLength(1);
  expect(localStorage.getItem(localStorage.key(0)!)).toMatch(/^\[-?\d+\]$/);
});

it.each(['{', 'null', '7'])('replaces broken storage: %s', (stored) => {
  rememberSent(message);
  localStorage.setItem(localStorage.key(0)!, stored);
  expect(wasSent(message)).toBe(false);
  rememberSent(message);
  expect(wasSent(message)).toBe(true);
});

it('does not throw if storage is blocked', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError');
  });
  expect(() => rememberSent(message)).not.toThrow();
  expect(wasSent(message)).toBe(false);
});
