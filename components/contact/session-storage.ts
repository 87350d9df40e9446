import type { ContactMessage } from '@/lib/contact-fields';

export const draftKey = 'contact-draft';

/** A hash (FNV-1a), because storage must not keep what was sent. */
function keyOf(message: ContactMessage): string {
  let hash = 0x811c9dc5;
  for (const character of JSON.stringify(message)) {
    hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193);
  }
  return `contact-text-${hash}`;
}

/** Removes the old draft first: when storage is full, no draft is better than an old one. */
export function saveDraft(message: ContactMessage): void {
  try {
    sessionStorage.removeItem(draftKey);
    sessionStorage.setItem(draftKey, JSON.stringify(message));
  } catch {
    // Storage is blocked or full.
  }
}

export function rememberStatus(message: ContactMessage, known: 'unsent' | 'unsure' | 'sent'): void {
  try {
    sessionStorage.setItem(keyOf(message), known);
    const isDraft = sessionStorage.getItem(draftKey) === JSON.stringify(message);
    if (known === 'sent' && isDraft) sessionStorage.removeItem(draftKey);
  } catch {
    // Storage is blocked or full.
  }
}

export function recallStatus(message: ContactMessage): string | null {
  try {
    return sessionStorage.getItem(keyOf(message));
  } catch {
    return null;
  }
}
