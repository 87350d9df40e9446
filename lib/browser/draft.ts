import type { ContactMessage } from './contact';

const key = 'contact-draft';

/** The saved content of the form. `unconfirmed` marks a message that was sent without a clear response. */
export type Draft = ContactMessage & { unconfirmed?: boolean };

/** The draft after a message is sent. */
export const emptyDraft: Draft = { name: '', email: '', subject: '', message: '' };

/**
 * Saves a draft until the tab closes. If the browser blocks storage, the form works without drafts. The older draft is
 * removed first: when storage is full, no draft is better than an old one.
 */
export function saveDraft(draft: Partial<Record<keyof Draft, unknown>>): void {
  try {
    sessionStorage.removeItem(key);
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Storage is blocked or full. The text is still in the form.
  }
}

/** The draft of this tab; an empty object if none can be read. */
export function readDraft(): Partial<Record<keyof Draft, unknown>> {
  try {
    return Object(JSON.parse(sessionStorage.getItem(key) ?? '{}'));
  } catch {
    return {};
  }
}
