import { emptyMessage, fieldNames } from '@/lib/contact-fields';
import { message } from '@/lib/fixtures/message';
import { emptyRecord, loadRecord, recordKey, saveRecord, type Delivery } from './contact-record';
import { earlyScript } from './early-script';
import { fieldId, fieldOf, formId, readFields } from './form-elements';

const other = { ...message, message: 'Another text' };
const recordOf = (delivery: Delivery) => ({ message, sent: { message, delivery } });
const form = () => document.getElementById(formId)!;

/** With the early script, but before React. */
function openPage() {
  const fields = fieldNames.map(
    (name) =>
      `<input type="hidden" name="${name}" value="twin"><textarea id="${fieldId(name)}" name="${name}"></textarea>`,
  );
  const search = '<form><input name="name" value="search"><input name="message"></form>';
  document.body.innerHTML = `${search}<form id="${formId}">${fields.join('')}</form>`;
  new Function(earlyScript)();
  return readFields(form());
}

function type(text: string) {
  const field = fieldOf(form(), 'message');
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function fillStorage() {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
}

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

it('a new page shows the text of the record, whatever other forms and fields have the same names', () => {
  saveRecord({ message });
  expect(openPage()).toEqual(message);
});

it('the record has each letter before React runs, and still knows what was sent', () => {
  saveRecord(recordOf('unknown'));
  openPage();
  type(other.message);
  expect(loadRecord()).toEqual({ ...recordOf('unknown'), message: other });
});

it('storage keeps nothing of a message that has arrived, and new pages are empty', () => {
  saveRecord({ message });
  saveRecord(recordOf('confirmed'));
  expect(loadRecord()).toEqual(emptyRecord);
  expect(JSON.stringify(sessionStorage)).not.toContain(message.message);
  expect(openPage()).toEqual(emptyMessage);
});

it.each([
  ['the early script', () => type('Latest')],
  ['the form', () => saveRecord({ message: other })],
])('an old text does not come back if storage is too full for the latest of %s', (_writer, write) => {
  saveRecord({ message });
  openPage();
  fillStorage();
  write();
  expect(loadRecord()).toBeUndefined();
});

it.each(['{"name":', 'null', '7', '{"message":{"name":{},"email":null,"subject":7}}'])(
  'the form has no text, and works, if storage holds %s',
  (text) => {
    sessionStorage.setItem(recordKey, text);
    expect(openPage()).toEqual(emptyMessage);
    expect(loadRecord()?.message ?? emptyMessage).toEqual(emptyMessage);
    type('Latest');
    expect(loadRecord()!.message.message).toBe('Latest');
  },
);
