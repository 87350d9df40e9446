import { emptyDraft, readDraft, saveDraft } from './draft';

const draft = { name: 'Ada', email: 'ada@', subject: '', message: 'Line\nבוקר 🥊' };

/** A browser that throws as soon as a page touches its storage. */
function refuseStorage() {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError');
  });
}

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

it('gives back what it kept', () => {
  saveDraft(draft);
  expect(readDraft()).toEqual(draft);
});

it('keeps only the latest draft', () => {
  saveDraft(draft);
  saveDraft({ ...draft, name: 'Grace' });
  expect(readDraft()).toEqual({ ...draft, name: 'Grace' });
});

it('knows no draft before one is kept', () => {
  expect(readDraft()).toEqual({});
});

it('knows that nothing is left once a message is sent', () => {
  saveDraft(draft);
  saveDraft(emptyDraft);
  expect(readDraft()).toEqual({ name: '', email: '', subject: '', message: '' });
});

it('leaves the rest of the storage alone', () => {
  sessionStorage.setItem('other', 'kept');
  saveDraft(draft);
  expect(sessionStorage.getItem('other')).toBe('kept');
});

it.each(['{"name":', 'null', '""', ''])('finds nothing in a broken draft: %j', (kept) => {
  saveDraft(draft);
  sessionStorage.setItem(sessionStorage.key(0)!, kept);
  expect(readDraft()).not.toHaveProperty('name');
});

it('reads nothing where storage is refused', () => {
  refuseStorage();
  expect(readDraft()).toEqual({});
});

it('lets keeping pass where storage is refused', () => {
  refuseStorage();
  expect(() => saveDraft(draft)).not.toThrow();
});

it('gives back no older draft where storage is too full for the latest', () => {
  saveDraft(draft);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  expect(() => saveDraft({ ...draft, message: 'Longer' })).not.toThrow();
  expect(readDraft()).toEqual({});
});
