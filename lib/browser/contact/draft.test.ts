import { message } from '../../fixtures/message';
import { draftKey, fieldOf, fillEarly, fillFields, readDraft, readFields, saveDraft } from './draft';

const draft = { ...message, email: 'ada@', subject: '', message: 'Line\nבוקר 🥊', isUnconfirmed: true };

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

const block = () =>
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError');
  });

it('remembers the draft, and nothing at first', () => {
  expect(readDraft()).toEqual({});
  saveDraft(draft);
  expect(readDraft()).toEqual(draft);
});

it('remembers nothing if storage is blocked', () => {
  block();
  saveDraft(draft);
  expect(readDraft()).toEqual({});
});

it('returns no older draft if storage is too full for the latest', () => {
  saveDraft(draft);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  saveDraft({ ...draft, message: 'Longer' });
  expect(readDraft()).toEqual({});
});

describe('a form', () => {
  let form: HTMLFormElement;

  beforeEach(() => {
    document.body.innerHTML =
      '<form><input name="name"><input name="email"><input name="subject">' +
      '<textarea></textarea><textarea name="message"></textarea><input name="more"></form>';
    form = document.forms[0]!;
  });

  it('is filled and read in its own fields, whatever an extension has added', () => {
    fillFields(form, message);
    expect(Object.entries(readFields(form))).toEqual(Object.entries(message));
  });

  it.each([undefined, 7, null])('keeps a value for %p, which is no text', (name) => {
    fillFields(form, message);
    fillFields(form, { name, subject: '' });
    expect(readFields(form)).toEqual({ ...message, subject: '' });
  });

  it('gets the draft in its empty fields, before a visitor can type', () => {
    saveDraft(message);
    fieldOf(form, 'name').value = 'Grace';
    fillEarly(form, draftKey);
    expect(readFields(form)).toEqual({ ...message, name: 'Grace' });
  });

  it.each([
    ['is blocked', block],
    ['is broken', () => void sessionStorage.setItem(draftKey, '{"name":')],
    ['holds null', () => void sessionStorage.setItem(draftKey, 'null')],
  ])('stays empty, and breaks nothing, if storage %s', (_how, damage) => {
    damage();
    fillEarly(form, draftKey);
    expect(fieldOf(form, 'name').value).toBe('');
    expect(readDraft()).toEqual({});
  });
});
