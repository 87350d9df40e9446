/** Who writes: a word at the start of the subject, and the fragment of its URL. */
export type Sender = { id: string; text: string };

function afterSender(subject: string, { text }: Sender): string | undefined {
  if (subject === text) return '';
  return subject.startsWith(`${text}: `) ? subject.slice(text.length + 2) : undefined;
}

/** The sender that a subject begins with, such as “Investor” or “Investor: a question”. */
export const senderOf = <S extends Sender>(subject: string, senders: readonly S[]): S | undefined =>
  senders.find((sender) => afterSender(subject, sender) !== undefined);

/** Adds a sender to a subject, or takes it out. The other words stay. */
export function toggleSender(subject: string, sender: Sender, senders: readonly Sender[]): string {
  const last = senderOf(subject, senders);
  const words = last ? afterSender(subject, last)! : subject;
  if (last?.id === sender.id) return words;
  return words ? `${sender.text}: ${words}` : sender.text;
}
