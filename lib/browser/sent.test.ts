import { rememberSent, wasSent } from './sent';

const message = { name: 'Ada', email: 'ada@example.com', subject: 'Hello', message: 'Line\nבוקר 🥊' };
const numbered = (number: number) => ({ ...message, subject: String(number) });

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

it('knows no message before one is sent', () => {
  expect(wasSent(message)).toBe(false);
});

it('knows a message that was sent', () => {
  rememberSent(message);
  expect(wasSent(message)).toBe(true);
});

it.each(['name', 'email', 'subject', 'message'] as const)('tells a message of another %s apart', (field) => {
  rememberSent(message);
  expect(wasSent({ ...message, [field]: `${message[field]}!` })).toBe(false);
});

it('tells messages apart whose texts are divided in another way', () => {
  rememberSent({ ...message, name: 'AB', email: 'C' });
  expect(wasSent({ ...message, name: 'A', email: 'BC' })).toBe(false);
});

it('remembers several messages, and forgets the oldest of many', () => {
  for (let number = 0; number <= 10; number++) rememberSent(numbered(number));
  expect([0, 1, 10].map((number) => wasSent(numbered(number)))).toEqual([false, true, true]);
});

it('keeps nothing that was typed', () => {
  rememberSent(message);
  expect(localStorage).toHaveLength(1);
  expect(localStorage.getItem(localStorage.key(0)!)).toMatch(/^\[-?\d+\]$/);
});

it.each(['{', 'null', '7'])('knows no message where what is kept is broken: %s', (kept) => {
  rememberSent(message);
  localStorage.setItem(localStorage.key(0)!, kept);
  expect(wasSent(message)).toBe(false);
  rememberSent(message);
  expect(wasSent(message)).toBe(true);
});

it('does without where storage is refused', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError');
  });
  expect(() => rememberSent(message)).not.toThrow();
  expect(wasSent(message)).toBe(false);
});
