import { message } from '../../fixtures/message';
import { fillFields, readDraft, readFields, saveDraft } from './draft';

const draft = { ...message, email: 'ada@', subject: '', message: 'Line\nבוקר 🥊', isUnconfirmed: true };

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

it('remembers the draft, and nothing at first', () => {
  expect(readDraft()).toBeNull();
  saveDraft(draft);
  expect(readDraft()).toEqual(draft);
});

it.each(['{"name":', 'null', '""', ''])('returns no text from broken storage: %j', (saved) => {
  saveDraft(draft);
  for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, saved);
  expect(readDraft()?.name).toBeUndefined();
});

it('remembers nothing if storage is blocked', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError');
  });
  saveDraft(draft);
  expect(readDraft()).toBeNull();
});

it('returns no older draft if storage is too full for the latest', () => {
  saveDraft(draft);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  saveDraft({ ...draft, message: 'Longer' });
  expect(readDraft()).toBeNull();
});

describe('the fields', () => {
  let form: HTMLFormElement;

  beforeEach(() => {
    document.body.innerHTML =
      '<form><input name="name"><input name="email"><input name="subject"><textarea name="message"></textarea>' +
      '<button>Send</button></form>';
    form = document.forms[0]!;
    fillFields(form, message);
  });

  it('are filled and read, in form order', () => {
    expect(Object.entries(readFields(form))).toEqual(Object.entries(message));
  });

  it.each([undefined, 7, null])('keep a value for %p, which is no text', (name) => {
    fillFields(form, { name, subject: '' });
    expect(readFields(form)).toEqual({ ...message, subject: '' });
  });

  it('keep the caret where the text is the same', () => {
    const area = form.querySelector('textarea')!;
    area.setSelectionRange(2, 2);
    fillFields(form, message);
    expect(area.selectionStart).toBe(2);
  });
});
