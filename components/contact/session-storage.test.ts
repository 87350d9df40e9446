import { emptyMessage, fieldNames } from '@/lib/contact-fields';
import { message } from '@/lib/fixtures/message';
import { earlyScript } from './early-script';
import { fieldId, fillFields, formId, readFields } from './form-elements';
import { draftKey, recallStatus, rememberStatus, saveDraft } from './session-storage';

const other = { ...message, message: 'Another text' };
const form = () => document.getElementById(formId)!;
const runEarlyScript = () => new Function(earlyScript)();

function newPage() {
  const fields = fieldNames.map(
    (name) =>
      `<input type="hidden" name="${name}" value="twin"><textarea id="${fieldId(name)}" name="${name}"></textarea>`,
  );
  const search = '<form><input name="name" value="search"><input name="message"></form>';
  document.body.innerHTML = `${search}<form id="${formId}">${fields.join('')}</form>`;
  runEarlyScript();
  return readFields(form());
}

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

it('restores the latest text in a new page, whatever other forms and fields have the same names', () => {
  saveDraft(message);
  expect(newPage()).toEqual(message);
});

it('leaves a form that has text unchanged', () => {
  newPage();
  fillFields(form(), other);
  saveDraft(message);
  runEarlyScript();
  expect(readFields(form())).toEqual(other);
});

it('forgets only a text that has arrived, and remembers that it has arrived', () => {
  saveDraft(other);
  rememberStatus(message, 'sent');
  expect(newPage()).toEqual(other);
  rememberStatus(other, 'sent');
  expect(newPage()).toEqual(emptyMessage);
  expect([recallStatus(other), recallStatus({ ...other, name: 'Grace' })]).toEqual(['sent', null]);
  expect(JSON.stringify(sessionStorage)).not.toContain(other.message);
});

it('drops the older text if storage is too full for the latest', () => {
  saveDraft(message);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  saveDraft(other);
  expect(newPage()).toEqual(emptyMessage);
});

it.each(['{"name":', 'null', '7', '{"name":{},"email":null,"subject":7}'])(
  'has no draft, and breaks nothing, if storage holds %s',
  (text) => {
    sessionStorage.setItem(draftKey, text);
    expect(newPage()).toEqual(emptyMessage);
    rememberStatus(message, 'sent');
  },
);

it('has no draft, and breaks nothing, if the browser blocks storage', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError');
  });
  saveDraft(message);
  rememberStatus(message, 'sent');
  expect(newPage()).toEqual(emptyMessage);
  expect(recallStatus(message)).toBeNull();
});
