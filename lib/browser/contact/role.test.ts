import { roles } from '../../content/contact';
import { fieldOf } from './draft';
import { fillRole } from './role';

const [visitor, investor] = roles.names.map(({ text }) => text) as [string, string];
const onInput = jest.fn();

it.each([
  ['fills an empty subject', '', '', investor],
  ['replaces another role that nobody has touched', '', visitor, investor],
  ['leaves what the visitor has typed', '', `${visitor} from Oslo`, `${visitor} from Oslo`],
  ['leaves what it has filled', '', investor, investor],
  ['leaves what is being sent', 'readonly', visitor, visitor],
])('%s, and tells the form only of a change', (_rule, state, before, after) => {
  location.hash = roles.names[1]!.id;
  document.body.innerHTML = `<form><input name="subject" ${state} value="${before}"></form>`;
  const form = document.forms[0]!;
  form.oninput = onInput.mockReset();
  expect(fillRole(form, roles.names)).toBe(true);
  expect(fieldOf(form, 'subject').value).toBe(after);
  expect(onInput).toHaveBeenCalledTimes(before === after ? 0 : 1);
});
