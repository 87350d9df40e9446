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

/** The form of the exported HTML, before React replaces it: it does if a translator has changed the texts. */
export const findEarlyForm = () => ({
  earlyForm: globalThis.document?.getElementById(formId),
  focusedId: globalThis.document?.activeElement?.id,
});

/** Ends what the early script began. @returns whether a press on Send waits */
export function takeOver(earlyForm: HTMLElement): boolean {
  const isWaiting = earlyForm.dataset.waiting !== undefined;
  delete earlyForm.dataset.waiting;
  earlyForm.oninput = null;
  earlyForm.onsubmit = null;
  return isWaiting;
}

/**
 * Not smooth: a press on what is moving can miss it, and once the form has become short, a smooth scroll would first
 * show the end of the page.
 */
export const bringIntoView = (element: HTMLElement | null) =>
  element?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
