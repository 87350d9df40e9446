import { useState } from 'react';
import { contactFields, fieldNames, type FieldName } from '@/lib/contact-fields';
import type { FormContent } from '@/lib/schema/pages';
import { fieldId } from './form-elements';
import styles from './ContactFields.module.css';

type Props = { labels: FormContent['fields']; readOnly: boolean };

/** They share a row where there is room. */
const halves: readonly FieldName[] = ['name', 'email'];

/**
 * The browser checks the fields. Without `aria-invalid`, Firefox 153 (2026-11) calls an empty field invalid from the
 * start.
 */
export function ContactFields({ labels, readOnly }: Props) {
  const [isChecked, setChecked] = useState(false);
  return fieldNames.map((name) => {
    const Element = name === 'message' ? 'textarea' : 'input';
    const { required = true, ...attributes } = contactFields[name];
    const half = halves.includes(name) ? styles.half : '';
    return (
      <div key={name} className={`${styles.cell} ${half}`}>
        <label>
          {labels[name]}
          <Element
            id={fieldId(name)}
            name={name}
            required={required}
            {...attributes}
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
