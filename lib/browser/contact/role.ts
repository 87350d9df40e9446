import { fieldOf } from './draft';

/** Who writes: the fragment of the URL, and what it puts into the subject. */
export type Role = { id: string; text: string };

/**
 * Puts the text of the URL's role into the subject, as if the visitor typed it. It replaces that of another role, and no
 * text else.
 *
 * @returns whether the URL has a role
 */
export function fillRole(form: HTMLFormElement, roles: readonly Role[]): boolean {
  const role = roles.find(({ id }) => location.hash === `#${id}`);
  const subject = fieldOf(form, 'subject') as HTMLInputElement;
  const isOther = roles.some((other) => other !== role && other.text === subject.value);
  if (role && !subject.readOnly && (!subject.value || isOther)) {
    subject.value = role.text;
    subject.dispatchEvent(new Event('input', { bubbles: true }));
  }
  return Boolean(role);
}
