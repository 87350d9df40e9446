import { readFile } from 'node:fs/promises';
import { messagesFile } from './ports';

/** What a visitor may write. */
export const message = {
  name: 'A. Visitor',
  email: 'visitor@example.com',
  subject: 'Joining the pop-up',
  message: 'We would like to talk about how a group could help.\n\nIs there a date?',
};

/** A subject that no other test has. */
export const unique = (subject: string) => `${subject} ${crypto.randomUUID()}`;

/** The messages that the backend has kept under a subject. */
export async function kept(subject: string) {
  const lines = (await readFile(messagesFile, 'utf8')).trim().split('\n');
  return lines.map((line) => JSON.parse(line)).filter((entry) => entry.subject === subject);
}
