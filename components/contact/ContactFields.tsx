import type { FormContent } from '@/lib/content/types';
import styles from './ContactFields.module.css';

/**
 * Name, email, subject and message, each in a cell of one ruled sheet. The browser checks them. None has
 * `autocomplete="off"`: where storage is refused, it would stop browsers from restoring the text
 * (https://html.spec.whatwg.org/#attr-fe-autocomplete-off).
 */
export function ContactFields({ labels, readOnly }: { labels: FormContent['fields']; readOnly: boolean }) {
  // lib/browser/early/send.ts may have made them read-only before React hydrates.
  const shared = { required: true, readOnly, suppressHydrationWarning: true };
  return (
    <>
      <label className={`${styles.cell} ${styles.half}`}>
        {labels.name}
        <input name="name" type="text" autoComplete="name" {...shared} />
      </label>
      <label className={`${styles.cell} ${styles.half}`}>
        {labels.email}
        <input name="email" type="email" autoComplete="email" {...shared} />
      </label>
      <label className={styles.cell}>
        {labels.subject}
        <input name="subject" type="text" {...shared} />
      </label>
      <label className={styles.cell}>
        {labels.message}
        <textarea name="message" rows={6} {...shared} />
      </label>
    </>
  );
}
