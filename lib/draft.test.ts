import { clearDraft, readDraft, saveDraft } from './draft';

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

it('keeps the latest draft alone', () => {
  saveDraft(draft);
  saveDraft({ ...draft, name: 'Grace' });
  expect(readDraft()).toEqual({ ...draft, name: 'Grace' });
});

it('knows no draft before one is kept', () => {
  expect(readDraft()).toEqual({});
});

it('forgets a draft once it is cleared', () => {
  saveDraft(draft);
  clearDraft();
  expect(readDraft()).toEqual({});
});

it('leaves the rest of the storage alone when it is cleared', () => {
  sessionStorage.setItem('other', 'kept');
  clearDraft();
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

it.each([
  ['keeping', () => saveDraft(draft)],
  ['clearing', clearDraft],
])('lets %s pass where storage is refused', (_act, act) => {
  refuseStorage();
  expect(act).not.toThrow();
});

it('lets keeping pass where storage is full', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  expect(() => saveDraft(draft)).not.toThrow();
});
