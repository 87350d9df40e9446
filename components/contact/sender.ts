/** Who writes. `text` is a word at the start of the subject, `id` a URL fragment. */
export type Sender = { id: string; text: string };

export const senderOf = <S extends Sender>(subject: string, senders: readonly S[]): S | undefined =>
  senders.find(({ text }) => subject === text || subject.startsWith(`${text}: `));

export function toggleSender(subject: string, sender: Sender, senders: readonly Sender[]): string {
  const last = senderOf(subject, senders);
  const words = last ? subject.slice(`${last.text}: `.length) : subject;
  if (last === sender) return words;
  return words ? `${sender.text}: ${words}` : sender.text;
}
