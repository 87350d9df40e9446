import { useState, type SyntheticEvent } from 'react';
import type { FormContent } from '@/lib/content/contact';
import styles from './ContactForm.module.css';

const fields = [
  { name: 'name', autoComplete: 'name' },
  { name: 'email', type: 'email', autoComplete: 'email' },
  { name: 'subject' },
  { name: 'message', rows: 6 },
] as const;

type Props = { labels: FormContent['fields']; readOnly: boolean; onEdit: () => void };
/**
 * Each field in a cell of one ruled sheet. The browser checks them. Its reason stays under a field until the field is
 * right, and changes when the visitor leaves the field: screen readers would repeat it at every key.
 */
export function ContactFields({ labels, readOnly, onEdit }: Props) {
  const [reasons, setReasons] = useState<Record<string, string>>({});
  const check = ({ currentTarget, type }: SyntheticEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    if (type === 'input') onEdit();
    const { name, validationMessage } = currentTarget;
    if (type === 'invalid' || !validationMessage || (type === 'blur' && reasons[name]))
      setReasons((last) => ({ ...last, [name]: validationMessage }));
  };
  return fields.map(({ name, ...attributes }) => {
    const Element = name === 'message' ? 'textarea' : 'input';
    const reason = { 'aria-invalid': Boolean(reasons[name]), 'aria-describedby': `${name}-reason` };
    const handlers = { onInvalid: check, onInput: check, onBlur: check };
    return (
      <div key={name} className={styles.cell}>
        <label>
          {labels[name]}
          <Element name={name} {...attributes} required readOnly={readOnly} {...reason} {...handlers} />
        </label>
        <p id={`${name}-reason`}>{reasons[name]}</p>
      </div>
    );
  });
}
