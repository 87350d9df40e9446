import { message } from '../fixtures/message';
import { readDraft, saveDraft } from './draft';

const draft = { ...message, email: 'ada@', subject: '', message: 'Line\nבוקר 🥊' };

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

it('returns the saved draft', () => {
  saveDraft(draft);
  expect(readDraft()).toEqual(draft);
});

it('returns an empty object before a draft is saved', () => {
  expect(readDraft()).toEqual({});
});

it('does not touch other items in storage', () => {
  sessionStorage.setItem('other', 'kept');
  saveDraft(draft);
  expect(sessionStorage.getItem('other')).toBe('kept');
});

it.each(['{"name":', 'null', '""', ''])('returns no text from a broken draft: %j', (saved) => {
  saveDraft(draft);
  sessionStorage.setItem(sessionStorage.key(0)!, saved);
  expect(readDraft()).not.toHaveProperty('name');
});

it('saves and returns nothing if storage is blocked', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError');
  });
  expect(() => saveDraft(draft)).not.toThrow();
  expect(readDraft()).toEqual({});
});

it('returns no older draft if storage is too full for the latest', () => {
  saveDraft(draft);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  expect(() => saveDraft({ ...draft, message: 'Longer' })).not.toThrow();
  expect(readDraft()).toEqual({});
});
