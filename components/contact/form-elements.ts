import { fieldNames, messageOf, type ContactMessage, type FieldName } from '@/lib/contact-fields';

type Field = HTMLInputElement | HTMLTextAreaElement;

export const formId = 'contact-form';

/** Unique in the page, where other forms may have fields of the same name. */
export const fieldId = (name: FieldName) => `contact-${name}`;

export const fieldOf = (form: Element, name: FieldName) => form.querySelector<Field>(`#${fieldId(name)}`)!;

export const readFields = (form: Element): ContactMessage => messageOf((name) => fieldOf(form, name).value);

export function fillFields(form: Element, message: ContactMessage): void {
  for (const name of fieldNames) fieldOf(form, name).value = message[name];
}

/** React replaces a form that a translator has changed. Carries text and focus over to the new one. */
export function rememberForm(): (to: HTMLElement) => void {
  const from = globalThis.document?.getElementById(formId);
  const focused = from?.ownerDocument.activeElement as Field | undefined;
  return (to) => {
    if (!from || from === to) return;
    fillFields(to, readFields(from));
    if (from.dataset.waiting !== undefined) to.dataset.waiting = '';
    if (!focused || !from.contains(focused)) return;
    const field = to.querySelector<Field>(`[id="${focused.id}"]`);
    field?.focus({ preventScroll: true });
    // E-mail fields have no selection (https://html.spec.whatwg.org/#do-not-apply).
    if (focused.selectionStart !== null)
      field?.setSelectionRange?.(focused.selectionStart, focused.selectionEnd);
  };
}
