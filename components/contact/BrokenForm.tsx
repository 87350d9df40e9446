'use client';

import { useState } from 'react';
import type { InsteadContent } from '@/lib/schema/pages';
import { fieldId } from './form-elements';
import { EmailInstead } from './EmailInstead';
import styles from './BrokenForm.module.css';

// React renders the fallback before it removes the form.
const readMessage = () => document.querySelector<HTMLTextAreaElement>(`#${fieldId('message')}`)?.value;

export function BrokenForm({ content, email }: { content: InsteadContent; email: string }) {
  const [message] = useState(readMessage);
  return (
    <>
      <EmailInstead reason="broken" content={content} email={email} />
      {message && <p className={styles.kept}>{message}</p>}
    </>
  );
}
