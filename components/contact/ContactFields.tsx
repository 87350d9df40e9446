import { useState } from 'react';
import { contactFields, fieldNames } from '@/lib/contact-fields';
import type { FormContent } from '@/lib/schema/pages';
import { fieldId } from './form-elements';
import styles from './ContactForm.module.css';

type Props = { labels: FormContent['fields']; readOnly: boolean };

/**
 * The browser checks the fields. Without `aria-invalid`, Firefox 153 (2026-11) calls an empty field invalid from the
 * start.
 */
export function ContactFields({ labels, readOnly }: Props) {
  const [isChecked, setChecked] = useState(false);
  return fieldNames.map((name) => {
    const Element = name === 'message' ? 'textarea' : 'input';
    return (
      <div key={name} className={styles.cell}>
        <label>
          {labels[name]}
          <Element
            id={fieldId(name)}
            name={name}
            required
            {...contactFields[name]}
            dir={name === 'email' ? undefined : 'auto'}
            readOnly={readOnly}
            aria-invalid={isChecked ? undefined : false}
            onInvalid={() => setChecked(true)}
          />
        </label>
      </div>
    );
  });
}
