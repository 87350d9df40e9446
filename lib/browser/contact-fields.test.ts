import { message as texts } from '../fixtures/message';
import { contactFields, fillFields, readFields } from './contact-fields';

let form: HTMLFormElement;

beforeEach(() => {
  document.body.innerHTML =
    '<form><input name="name"><input name="email"><input name="subject"><textarea name="message"></textarea>' +
    '<button>Send</button></form>';
  form = document.forms[0]!;
});

it('finds the four fields in form order', () => {
  expect(contactFields(form).map(({ name }) => name)).toEqual(Object.keys(texts));
});

it('reads the filled fields', () => {
  fillFields(form, texts);
  expect(readFields(form)).toEqual(texts);
});

it.each([undefined, 7, null])('keeps the value of a field for %p, which is no text', (name) => {
  fillFields(form, texts);
  fillFields(form, { name, subject: '' });
  expect(readFields(form)).toEqual({ ...texts, subject: '' });
});
