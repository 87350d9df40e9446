import type { ContactMessage } from './message';

/**
 * The form's texts by the names of its fields. `isUnconfirmed` is true if a request was sent for them, and nobody knows
 * yet whether it arrived. Storage may hold anything.
 */
export type Draft = Partial<Record<string, unknown>>;

/** Where this tab remembers it until it closes. If the browser blocks storage, the form works without. */
const key = 'contact-draft';

/** Saves a draft. The older one goes first: when storage is full, no draft is better than an old one. */
export function saveDraft(draft: Draft): void {
  try {
    sessionStorage.removeItem(key);
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Storage is blocked or full.
  }
}

/** @returns null if this tab has no draft */
export function readDraft(): Draft | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** The fields that the page has so far, in form order. */
const fieldsOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'),
];

export const readFields = (form: HTMLFormElement) =>
  Object.fromEntries(fieldsOf(form).map(({ name, value }) => [name, value])) as ContactMessage;

/** Fills the fields. One without a text in the draft keeps its value. */
export function fillFields(form: HTMLFormElement, draft: Draft): void {
  for (const field of fieldsOf(form)) {
    const text = draft[field.name];
    // To set an equal value would move the caret.
    if (typeof text === 'string' && text !== field.value) field.value = text;
  }
}
