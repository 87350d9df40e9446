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

/** @returns undefined if storage is blocked or full */
function attempt<Result>(task: () => Result): Result | undefined {
  try {
    return task();
  } catch {
    return undefined;
  }
}

/** Removes the old draft first: when storage is full, no draft is better than an old one. */
export const saveDraft = (message: ContactMessage): void =>
  attempt(() => {
    sessionStorage.removeItem(draftKey);
    sessionStorage.setItem(draftKey, JSON.stringify(message));
  });

export const rememberStatus = (message: ContactMessage, known: 'unsent' | 'unsure' | 'sent'): void =>
  attempt(() => {
    sessionStorage.setItem(keyOf(message), known);
    const isDraft = sessionStorage.getItem(draftKey) === JSON.stringify(message);
    if (known === 'sent' && isDraft) sessionStorage.removeItem(draftKey);
  });

export const recallStatus = (message: ContactMessage): string | null =>
  attempt(() => sessionStorage.getItem(keyOf(message))) ?? null;
