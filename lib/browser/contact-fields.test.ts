import { contactFields, fillFields, readFields } from './contact-fields';

const texts = { name: 'Ada', email: 'ada@example.com', subject: 'Hello', message: 'One\nTwo' };
let form: HTMLFormElement;

beforeEach(() => {
  document.body.innerHTML =
    '<form><input name="name"><input name="email"><input name="subject"><textarea name="message"></textarea>' +
    '<button>Send</button></form>';
  form = document.forms[0]!;
});

it('finds the four fields of a form in their order', () => {
  expect(contactFields(form).map(({ name }) => name)).toEqual(Object.keys(texts));
});

it('reads what it filled in', () => {
  fillFields(form, texts);
  expect(readFields(form)).toEqual(texts);
});

it.each([undefined, 7, null])('leaves a field as it is for %p, which is no text', (name) => {
  fillFields(form, texts);
  fillFields(form, { name, subject: '' });
  expect(readFields(form)).toEqual({ ...texts, subject: '' });
});
