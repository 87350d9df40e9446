import { fieldNames, type ContactMessage, type FieldName } from '@/lib/contact-fields';
import type { FormContent } from '@/lib/schema/pages';

/** Fields that an e-mail has, too. The others go below its text. */
const fieldsOfMail: FieldName[] = ['name', 'email', 'subject', 'message'];

export function mailText(message: ContactMessage, labels: FormContent['fields']): string {
  let text = message.message;
  for (const name of fieldNames)
    if (message[name] && !fieldsOfMail.includes(name)) text += `\n\n${labels[name]}: ${message[name]}`;
  return text;
}
