import { render, screen } from '@testing-library/react';
import { form } from '@/lib/content/contact';
import { ContactFields } from './ContactFields';

const show = (readOnly = false) =>
  render(
    <form>
      <ContactFields labels={form.fields} readOnly={readOnly} />
    </form>,
  );
const field = (name: string) => screen.getByRole('textbox', { name });

const { name, email, subject, message } = form.fields;

it.each([
  [name, 'text', 'name'],
  [email, 'email', 'email'],
])('labels the field %s, with the type %s and autocomplete %s', (name, type, autocomplete) => {
  show();
  expect(field(name)).toHaveAttribute('type', type);
  expect(field(name)).toHaveAttribute('autocomplete', autocomplete);
});

it.each(Object.values(form.fields))('lets the browser restore %s', (label) => {
  show();
  expect(field(label)).not.toHaveAttribute('autocomplete', 'off');
});

it('gives the message six rows', () => {
  show();
  expect(field(message).tagName).toBe('TEXTAREA');
  expect(field(message)).toHaveAttribute('rows', '6');
});

it.each(Object.values(form.fields))('requires %s', (name) => {
  show();
  expect(field(name)).toBeRequired();
});

it.each(Object.values(form.fields))('sets no other limit on %s', (name) => {
  show();
  const bounds = ['maxlength', 'minlength', 'pattern', 'title'];
  expect(
    field(name)
      .getAttributeNames()
      .filter((attribute) => bounds.includes(attribute)),
  ).toEqual([]);
});

it('shows a label for every field', () => {
  show();
  expect([...document.querySelectorAll('label')].map((label) => label.textContent)).toEqual([
    name,
    email,
    subject,
    message,
  ]);
});

it('makes every field read-only if asked', () => {
  show(true);
  for (const item of screen.getAllByRole('textbox')) expect(item).toHaveAttribute('readonly');
});
