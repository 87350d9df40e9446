import type { InsteadContent } from '@/lib/schema/pages';
import { mailto } from '@/lib/mailto';
import styles from './EmailInstead.module.css';

type Props = { content: InsteadContent; reason: 'withoutScript' | 'broken'; email: string };

export const EmailInstead = ({ content, reason, email }: Props) => (
  <p className={styles.line}>
    {content[reason]} <a href={mailto(email)}>{email}</a> {content.after}
  </p>
);
