import { bodyOf, type ContactMessage } from './contact';

const key = 'contact-sent';

/** How many messages to remember: about as many as a visitor has open in tabs. */
const most = 10;

/**
 * Remembers in every tab that a message was sent. Storage has only a hash, from which nobody can read the message. If
 * the browser blocks storage, nothing is remembered.
 */
export function rememberSent(message: ContactMessage): void {
  try {
    localStorage.setItem(key, JSON.stringify([...sentDigests(), digest(message)].slice(-most)));
  } catch {
    // Storage is blocked or full. This tab still clears its draft.
  }
}

/** Whether exactly this message was sent from this browser. */
export function wasSent(message: ContactMessage): boolean {
  return sentDigests().includes(digest(message));
}

function sentDigests(): unknown[] {
  try {
    const digests: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(digests) ? digests : [];
  } catch {
    return [];
  }
}

/**
 * The 32-bit FNV-1a hash of a message (https://www.rfc-editor.org/rfc/rfc9923). Unlike crypto.subtle.digest it is
 * synchronous and needs no secure context. A collision would only clear a draft.
 */
function digest(message: ContactMessage): number {
  const text = bodyOf(message);
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash;
}
