import type { ContactMessage } from './contact';

const key = 'contact-draft';

/** What is kept of a form; `unconfirmed` once it was sent and no answer said what became of it. */
export type Draft = ContactMessage & { unconfirmed?: boolean };

/** What is left of a form once its message is sent. */
export const emptyDraft: Draft = { name: '', email: '', subject: '', message: '' };

/**
 * Keeps what was typed for as long as the tab lives. A browser that refuses storage changes nothing else. The older
 * draft goes first: where storage is full, no draft is better than an old one.
 */
export function saveDraft(draft: Partial<Record<keyof Draft, unknown>>): void {
  try {
    sessionStorage.removeItem(key);
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Storage is refused or full: the text is still in the form.
  }
}

/** What was typed in this tab and not sent yet; nothing when there is none or it cannot be read. */
export function readDraft(): Partial<Record<keyof Draft, unknown>> {
  try {
    return Object(JSON.parse(sessionStorage.getItem(key) ?? '{}'));
  } catch {
    return {};
  }
}
