import type { ContactMessage } from './message';

/** What was typed last in this tab, and whether nobody knows if it arrived. Storage may hold anything. */
export type Draft = Partial<Record<keyof ContactMessage | 'isUnconfirmed', unknown>>;

type Field = HTMLInputElement | HTMLTextAreaElement;

/** The draft after a confirmation. It also wins over what a browser restores in an earlier page of the tab. */
export const emptyText: ContactMessage = { name: '', email: '', subject: '', message: '' };
const names = Object.keys(emptyText) as (keyof ContactMessage)[];

/** Where the tab keeps the draft until it closes. If the browser blocks storage, the form works without. */
export const draftKey = 'contact-draft';

/** Saves a draft. The older one goes first: when storage is full, no draft is better than an old one. */
export function saveDraft(draft: Draft): void {
  try {
    sessionStorage.removeItem(draftKey);
    sessionStorage.setItem(draftKey, JSON.stringify(draft));
  } catch {
    // Storage is blocked or full.
  }
}

/** @returns an empty object if this tab has no draft */
export function readDraft(): Draft {
  try {
    return JSON.parse(sessionStorage.getItem(draftKey)!) ?? {};
  } catch {
    return {};
  }
}

export const isSameText = (draft: Draft, message: ContactMessage): boolean =>
  names.every((name) => draft[name] === message[name]);

/** A field of the form. Fields that an extension injects have other names, or come later in the form. */
export const fieldOf = (form: HTMLFormElement, name: string) =>
  form.querySelector<Field>(`[name="${name}"]`)!;

export const readFields = (form: HTMLFormElement) =>
  Object.fromEntries(names.map((name) => [name, fieldOf(form, name).value])) as ContactMessage;

/** Fills the fields. One without a text in the draft keeps its value. */
export function fillFields(form: HTMLFormElement, draft: Draft): void {
  for (const name of names) if (typeof draft[name] === 'string') fieldOf(form, name).value = draft[name];
}

/** Remembers the page's form. @returns a function that gives its text, focus and caret to a form in its place */
export function rememberForm(): (to: HTMLFormElement) => void {
  const { forms: [from] = [], activeElement } = globalThis.document ?? {};
  return (to) => {
    if (!from || from === to) return;
    fillFields(to, readFields(from));
    const { name, selectionStart, selectionEnd } = activeElement as Field;
    const field = from.contains(activeElement!) && fieldOf(to, name);
    if (!field) return;
    field.focus({ preventScroll: true });
    // A field for an e-mail address has no selection (https://html.spec.whatwg.org/#do-not-apply).
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  };
}

/** Fills the form's empty fields from the draft, before anybody can type. It runs as text, so it uses nothing from outside. */
export function fillEarly(form: HTMLFormElement, key: string): void {
  try {
    const draft = JSON.parse(sessionStorage.getItem(key)!);
    for (const field of form.querySelectorAll<Field>('[name]')) field.value ||= draft[field.name] ?? '';
  } catch {
    // Storage is blocked or empty, or holds something else.
  }
}
/** The inline script after the form. */
export const earlyScript = `(${fillEarly})(document.forms[0],'${draftKey}')`;
