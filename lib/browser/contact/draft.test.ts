import { message } from '../../fixtures/message';
import { draftKey, fieldOf, fillEarly, fillFields, readDraft, readFields, saveDraft } from './draft';

let form: HTMLFormElement;

beforeEach(() => {
  document.body.innerHTML =
    '<form><input name="name"><input name="email"><input name="subject">' +
    '<textarea></textarea><textarea name="message"></textarea><input name="more"></form>';
  form = document.forms[0]!;
});

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

it('remembers the draft, but no older one if storage is too full for the latest', () => {
  const draft = { ...message, isUnconfirmed: true };
  saveDraft(draft);
  expect(readDraft()).toEqual(draft);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  saveDraft({ ...draft, message: 'Longer' });
  expect(readDraft()).toEqual({});
});

it('fills and reads the form’s own fields, whatever an extension has added, and only with text', () => {
  fillFields(form, message);
  expect(Object.entries(readFields(form))).toEqual(Object.entries(message));
  fillFields(form, { name: 7, email: null, subject: '' });
  expect(readFields(form)).toEqual({ ...message, subject: '' });
});

it('fills empty fields from the draft before a visitor can type', () => {
  saveDraft(message);
  fieldOf(form, 'name').value = 'Grace';
  fillEarly(form, draftKey);
  expect(readFields(form)).toEqual({ ...message, name: 'Grace' });
});

it.each(['{"name":', 'null'])('has no draft, and breaks nothing, if storage holds %s', (text) => {
  sessionStorage.setItem(draftKey, text);
  fillEarly(form, draftKey);
  expect(fieldOf(form, 'name').value).toBe('');
  expect(readDraft()).toEqual({});
});

it('has no draft, and breaks nothing, if the browser blocks storage', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError');
  });
  saveDraft(message);
  fillEarly(form, draftKey);
  expect(readDraft()).toEqual({});
});
