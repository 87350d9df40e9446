import { emptyDraft, readDraft, saveDraft } from './draft';

const draft = { name: 'Ada', email: 'ada@', subject: '', message: 'Line\nבוקר 🥊' };

/** A browser that throws as soon as a page touches its storage. */
function blockStorage() {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError');
  });
}

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

it('returns the saved draft', () => {
  saveDraft(draft);
  expect(readDraft()).toEqual(draft);
});

it('keeps only the latest draft', () => {
  saveDraft(draft);
  saveDraft({ ...draft, name: 'Grace' });
  expect(readDraft()).toEqual({ ...draft, name: 'Grace' });
});

it('returns an empty object before a draft is saved', () => {
  expect(readDraft()).toEqual({});
});

it('returns an empty draft after a message is sent', () => {
  saveDraft(draft);
  saveDraft(emptyDraft);
  expect(readDraft()).toEqual({ name: '', email: '', subject: '', message: '' });
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

it('returns an empty object if storage is blocked', () => {
  blockStorage();
  expect(readDraft()).toEqual({});
});

it('does not throw if storage is blocked', () => {
  blockStorage();
  expect(() => saveDraft(draft)).not.toThrow();
});

it('returns no older draft if storage is too full for the latest', () => {
  saveDraft(draft);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  expect(() => saveDraft({ ...draft, message: 'Longer' })).not.toThrow();
  expect(readDraft()).toEqual({});
});
