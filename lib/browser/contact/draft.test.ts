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
  const draft = { ...message, email: 'ada@', isUnconfirmed: true };
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
  for (const name of [undefined, 7, null]) fillFields(form, { name, subject: '' });
  expect(readFields(form)).toEqual({ ...message, subject: '' });
});

it('fills empty fields from the draft before a visitor can type', () => {
  saveDraft(message);
  fieldOf(form, 'name').value = 'Grace';
  fillEarly(form, draftKey);
  expect(readFields(form)).toEqual({ ...message, name: 'Grace' });
});

it.each([
  [
    'is blocked',
    () =>
      jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
        throw new DOMException('Access is denied', 'SecurityError');
      }),
  ],
  ['is broken', () => sessionStorage.setItem(draftKey, '{"name":')],
  ['holds null', () => sessionStorage.setItem(draftKey, 'null')],
])('has no draft, and breaks nothing, if storage %s', (_how, damage) => {
  damage();
  fillEarly(form, draftKey);
  expect(fieldOf(form, 'name').value).toBe('');
  expect(readDraft()).toEqual({});
});
