import { useState, type SyntheticEvent } from 'react';
import type { FormContent } from '@/lib/content/types';
import styles from './ContactForm.module.css';

const fields = [
  { name: 'name', type: 'text', autoComplete: 'name' },
  { name: 'email', type: 'email', autoComplete: 'email' },
  { name: 'subject', type: 'text' },
  { name: 'message', rows: 6 },
] as const;

/**
 * Name, email, subject and message, each in a cell of one ruled sheet. The browser checks them, and its words stay under
 * a field until they no longer hold. Before that, a field is not invalid: browsers call an empty one so at once. None has
 * `autocomplete="off"`: where storage is refused, it would stop browsers from restoring the text
 * (https://html.spec.whatwg.org/#attr-fe-autocomplete-off).
 */
export function ContactFields({ labels, readOnly }: { labels: FormContent['fields']; readOnly: boolean }) {
  const [reasons, setReasons] = useState<Record<string, string>>({});
  const check = ({ currentTarget }: SyntheticEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    setReasons((last) => ({ ...last, [currentTarget.name]: currentTarget.validationMessage }));

  return fields.map(({ name, ...attributes }) => {
    const Element = name === 'message' ? 'textarea' : 'input';
    return (
      <div key={name} className={styles.cell}>
        <label>
          {labels[name]}
          <Element
            name={name}
            {...attributes}
            required
            readOnly={readOnly}
            aria-invalid={Boolean(reasons[name])}
            aria-describedby={`${name}-reason`}
            onInvalid={check}
            onInput={reasons[name] ? check : undefined}
          />
        </label>
        <p id={`${name}-reason`}>{reasons[name]}</p>
      </div>
    );
  });
}
