import { emptyMessage, fieldNames, messageOf, type ContactMessage } from '@/lib/contact-fields';

/** Whether a message has arrived. From the press on Send until a response says more, it is `unknown`. */
export type Delivery = 'none' | 'unknown' | 'confirmed';

/** What is typed, and the last message that was sent. The tab has one record, which all pages of the form share. */
export type ContactRecord = {
  message: ContactMessage;
  sent?: { message: ContactMessage; delivery: Delivery };
};

export const emptyRecord: ContactRecord = { message: emptyMessage };

export const recordKey = 'contact-record';

const isSameText = (one: ContactMessage, other: ContactMessage): boolean =>
  fieldNames.every((name) => one[name] === other[name]);

/** Of what is typed now. */
export const deliveryOf = ({ message, sent }: ContactRecord): Delivery =>
  sent && isSameText(sent.message, message) ? sent.delivery : 'none';

/**
 * Keeps a copy in the tab, for links, a reload and Back. Of a message that has arrived, nothing is kept.
 * The old copy goes first: when storage is full, no copy is better than an old one.
 */
export function saveRecord(record: ContactRecord): void {
  const copy = deliveryOf(record) === 'confirmed' ? emptyRecord : record;
  try {
    sessionStorage.removeItem(recordKey);
    sessionStorage.setItem(recordKey, JSON.stringify(copy));
  } catch {
    // Storage is blocked or full.
  }
}

/** @returns undefined if the tab has no record, or storage is blocked */
export function loadRecord(): ContactRecord | undefined {
  try {
    const text = sessionStorage.getItem(recordKey);
    if (text === null) return undefined;
    const { message, sent } = JSON.parse(text);
    const record: ContactRecord = { message: messageOf((name) => asText(message[name])) };
    if (sent) record.sent = { message: messageOf((name) => asText(sent.message[name])), delivery: 'unknown' };
    return record;
  } catch {
    return undefined;
  }
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');
