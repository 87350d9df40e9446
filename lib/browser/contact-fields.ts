import type { ContactMessage } from './contact';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** The fields of the contact form, in form order. */
export function contactFields(form: HTMLFormElement): Field[] {
  return [...form.querySelectorAll<Field>('input, textarea')];
}

/** The values of the contact form's fields. */
export function readFields(form: HTMLFormElement): ContactMessage {
  return Object.fromEntries(contactFields(form).map(({ name, value }) => [name, value])) as ContactMessage;
}

/** Fills the fields of the contact form. A field without a text keeps its value. */
export function fillFields(form: HTMLFormElement, texts: Partial<Record<string, unknown>>): void {
  for (const field of contactFields(form)) {
    const text = texts[field.name];
    if (typeof text === 'string') field.value = text;
  }
}
