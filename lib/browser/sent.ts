import { bodyOf, type ContactMessage } from './contact';

const key = 'contact-sent';

/** How many messages are remembered: as many as one visitor may have open in tabs. */
const most = 10;

/**
 * Remembers in every tab that a message was sent. It keeps a hash, from which nobody can read the message. A browser
 * that refuses storage changes nothing else.
 */
export function rememberSent(message: ContactMessage): void {
  try {
    localStorage.setItem(key, JSON.stringify([...sentDigests(), digest(message)].slice(-most)));
  } catch {
    // Storage is refused or full: this tab forgets its draft all the same.
  }
}

/** Whether exactly this message was sent from this browser. */
export function wasSent(message: ContactMessage): boolean {
  return sentDigests().includes(digest(message));
}

function sentDigests(): unknown[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/**
 * The 32-bit FNV-1a hash of a message (https://www.rfc-editor.org/rfc/rfc9923). Unlike the browser's own digests it
 * needs no promise and no secure context, and nothing here depends on secrecy.
 */
function digest(message: ContactMessage): number {
  const text = bodyOf(message);
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash;
}
