import type { ContactMessage } from './contact';

const key = 'contact-draft';

/** Keeps what was typed for as long as the tab lives. A browser that refuses storage changes nothing else. */
export function saveDraft(draft: ContactMessage): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Storage is refused or full: the text still stands in the form.
  }
}

/** What was typed in this tab and not sent yet; nothing when there is none or it cannot be read. */
export function readDraft(): Partial<Record<keyof ContactMessage, unknown>> {
  try {
    return Object(JSON.parse(sessionStorage.getItem(key) ?? '{}'));
  } catch {
    return {};
  }
}

/** Forgets the draft, once it is sent. */
export function clearDraft(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is refused: nothing was kept.
  }
}
