import { fieldOf } from './draft';

/** Who writes. The URL's fragment is the id. */
export type Role = { id: string; name: string };

/**
 * Puts the name of the role in the URL into the subject, as if the visitor typed it. It replaces the name of another
 * role, but no other text.
 *
 * @returns whether the URL has a role
 */
export function fillRole(form: HTMLFormElement, roles: readonly Role[]): boolean {
  const role = roles.find(({ id }) => location.hash === `#${id}`);
  const subject = fieldOf(form, 'subject') as HTMLInputElement;
  const isOther = roles.some((other) => other !== role && other.name === subject.value);
  if (role && !subject.readOnly && (!subject.value || isOther)) {
    subject.value = role.name;
    subject.dispatchEvent(new Event('input', { bubbles: true }));
  }
  return Boolean(role);
}
