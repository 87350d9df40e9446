import { useState } from 'react';
import { fieldId } from './fields';
import type { FormContent } from '@/lib/content/contact';
import styles from './ContactForm.module.css';

const fields = [
  { name: 'name', autoComplete: 'name' },
  { name: 'email', type: 'email', autoComplete: 'email' },
  { name: 'subject' },
  { name: 'message', rows: 6 },
] as const;

type Props = { labels: FormContent['fields']; readOnly: boolean };

/** The browser checks the fields. Without `aria-invalid`, Firefox calls an empty one invalid from the start. */
export function ContactFields({ labels, readOnly }: Props) {
  const [isChecked, setChecked] = useState(false);
  const validity = { 'aria-invalid': isChecked ? undefined : false, onInvalid: () => setChecked(true) };
  return fields.map(({ name, ...attributes }) => {
    const Element = name === 'message' ? 'textarea' : 'input';
    return (
      <div key={name} className={styles.cell}>
        <label>
          {labels[name]}
          <Element
            id={fieldId(name)}
            name={name}
            {...attributes}
            required
            readOnly={readOnly}
            {...validity}
          />
        </label>
      </div>
    );
  });
}
