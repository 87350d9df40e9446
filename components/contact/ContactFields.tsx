import type { FormWords } from '@/lib/content/types';
import styles from './ContactFields.module.css';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** The fields of the contact form, in their order. */
export function contactFields(form: HTMLFormElement): Field[] {
  return [...form.querySelectorAll<Field>('input, textarea')];
}

/**
 * Name, email, subject and message, each in a cell of one ruled sheet. The checks are the browser's own. None has
 * `autocomplete="off"`: it would keep browsers from bringing back, when the visitor comes back, what was typed while
 * the script had not come (https://html.spec.whatwg.org/#attr-fe-autocomplete-off).
 */
export function ContactFields({ labels, readOnly }: { labels: FormWords['fields']; readOnly: boolean }) {
  const shared = { required: true, readOnly };
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
