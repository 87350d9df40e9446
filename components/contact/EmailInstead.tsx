import type { instead } from '@/lib/content/contact';
import { mailto } from '@/lib/mailto';
import styles from './ContactForm.module.css';

type Props = { content: typeof instead; reason: 'withoutScript' | 'broken'; email: string };

export const EmailInstead = ({ content, reason, email }: Props) => (
  <p className={styles.line}>
    {content[reason]} <a href={mailto(email)}>{email}</a> {content.after}
  </p>
);
