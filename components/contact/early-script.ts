import { fieldNames } from '@/lib/contact-fields';
import { fieldId, formId } from './form-elements';
import { draftKey } from './session-storage';

/** Runs right after the form, before hydration: restores the draft, and remembers a press on Send. */
export const earlyScript = `{
  const form = document.getElementById('${formId}');
  const fields = ${JSON.stringify(fieldNames.map(fieldId))}.map((id) => document.getElementById(id));
  form.onsubmit = () => { form.dataset.waiting = ''; };
  try {
    const draft = JSON.parse(sessionStorage.getItem('${draftKey}'));
    const isEmpty = fields.every(({ value }) => value === '');
    for (const field of fields) if (isEmpty && typeof draft[field.name] === 'string') field.value = draft[field.name];
  } catch {}
}`;
