import type { ContactMessage } from '@/lib/contact-request';

/** The key of the last text. Without storage, the form works, but forgets it. */
export const draftKey = 'contact-draft';

/** The key of a text: its hash (FNV-1a), so that storage does not keep what was sent. */
function keyOf(message: ContactMessage): string {
  let hash = 0x811c9dc5;
  for (const character of JSON.stringify(message)) {
    hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193);
  }
  return `contact-text-${hash}`;
}

/** Saves the last text. The one before goes first: when storage is full, no draft is better than an old one. */
export function saveDraft(message: ContactMessage): void {
  try {
    sessionStorage.removeItem(draftKey);
    sessionStorage.setItem(draftKey, JSON.stringify(message));
  } catch {
    // Storage is blocked or full.
  }
}

/** Remembers what is known of a text. One that has arrived is no longer the draft. */
export function remember(message: ContactMessage, known: 'unsent' | 'unsure' | 'sent'): void {
  try {
    sessionStorage.setItem(keyOf(message), known);
    const isDraft = sessionStorage.getItem(draftKey) === JSON.stringify(message);
    if (known === 'sent' && isDraft) sessionStorage.removeItem(draftKey);
  } catch {
    // Storage is blocked or full.
  }
}

/** What `remember` was told of a text. */
export function recall(message: ContactMessage): string | null {
  try {
    return sessionStorage.getItem(keyOf(message));
  } catch {
    return null;
  }
}
