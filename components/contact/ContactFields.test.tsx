import { render, screen } from '@testing-library/react';
import { form } from '@/lib/content/contact';
import { ContactFields } from './ContactFields';

const show = () =>
  render(
    <form>
      <ContactFields labels={form.fields} readOnly={false} />
    </form>,
  );
const field = (name: string) => screen.getByRole('textbox', { name });

const { name, email, message } = form.fields;

it.each([
  [name, 'text', 'name'],
  [email, 'email', 'email'],
])('labels the field %s, with the type %s and autocomplete %s', (name, type, autocomplete) => {
  show();
  expect(field(name)).toHaveAttribute('type', type);
  expect(field(name)).toHaveAttribute('autocomplete', autocomplete);
});

it.each(Object.values(form.fields))(
  'requires %s, sets no other limit, and lets the browser restore it',
  (name) => {
    show();
    expect(field(name)).toBeRequired();
    for (const limit of ['maxlength', 'minlength', 'pattern', 'title'])
      expect(field(name)).not.toHaveAttribute(limit);
    expect(field(name)).not.toHaveAttribute('autocomplete', 'off');
  },
);

it('gives the message six rows', () => {
  show();
  expect(field(message)).toHaveAttribute('rows', '6');
});
